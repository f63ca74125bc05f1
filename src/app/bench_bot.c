/* bench_bot.c: what a student's first bot in C would be. It knows nothing of
 * joute, so that the figures are those of any such bot. */
#include <stdio.h>
#include <string.h>

#include "app/bench_match.h"

enum { LINE_SIZE = 1 << 16 };

int bench_bot(App *app, const Args *args)
{
    (void)app, (void)args;
    static char line[LINE_SIZE], legal[LINE_SIZE];
    while (fgets(line, sizeof line, stdin) && strcmp(line, "bye\n") != 0) {
        if (strncmp(line, "match ", 6) == 0) {
            puts("ready First");
        } else if (strncmp(line, "legal ", 6) == 0) {
            strcpy(legal, line + 6);
        } else if (strncmp(line, "go ", 3) == 0) {
            printf("move %.*s\n", (int)strcspn(legal, " \n"), legal);
        } else {
            continue;
        }
        fflush(stdout);
    }
    return EXIT_OK;
}
