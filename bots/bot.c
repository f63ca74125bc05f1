/* A bot in C that plays any game of joute: a random legal move.
 * cc bot.c -o bot && joute check-bot moulin -- ./bot */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[65536], legal[65536];

/* One of the words after "legal", each as likely as any other. */
static const char *choose(void)
{
    const char *chosen = "";
    int count = 0;
    strtok(legal, " \n");
    for (char *word; (word = strtok(NULL, " \n"));) {
        if (rand() % ++count == 0) {
            chosen = word;
        }
    }
    return chosen;
}

int main(void)
{
    while (fgets(line, sizeof line, stdin)) {
        if (strncmp(line, "match ", 6) == 0) {
            char *seed = strstr(line, "seed=");
            srand(seed ? (unsigned)strtoull(seed + 5, NULL, 10) : 1);
            puts("ready C bot");
        } else if (strncmp(line, "legal ", 6) == 0) {
            strcpy(legal, line);
        } else if (strncmp(line, "go ", 3) == 0) {
            printf("move %s\n", choose());
        } else if (strncmp(line, "bye", 3) == 0) {
            break;
        }
        fflush(stdout); /* or the referee waits for an answer it never sees */
    }
    return 0;
}
