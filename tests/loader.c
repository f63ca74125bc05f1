/* loader.c: loads the state documents that tests/reference/mutate.py makes, one
 * JSON a line with the judgement of the reference engine, and prints those for
 * which ours differs: {"doc": ..., "valid": true, "key": ..., "why": ...} */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/record.h"
#include "games/games.h"

enum { SHOWN = 5 };

/* Returns the text of the member "doc", which comes first. */
static char *find_document(char *line, bool *is_valid)
{
    static const char head[] = "{\"doc\": ", valid[] = ", \"valid\": ";
    char *end = NULL;
    if (strncmp(line, head, strlen(head)) != 0) {
        return NULL;
    }
    for (char *at = line; (at = strstr(at, valid)); at++) {
        end = at;
    }
    if (!end) {
        return NULL;
    }
    *is_valid = end[strlen(valid)] == 't';
    *end = '\0';
    return line + strlen(head);
}

int main(void)
{
    char *line = NULL;
    size_t capacity = 0;
    int count = 0, valid = 0, wrong = 0;
    while (getline(&line, &capacity, stdin) >= 0) {
        bool is_valid = false;
        char *document = find_document(line, &is_valid);
        if (!document) {
            printf("not a line of mutate.py: %.80s\n", line);
            free(line);
            return 1;
        }
        Play record;
        Error err = ERROR_IN(LANG_EN);
        bool is_loaded =
            record_read(&record, games_all, document, strlen(document), &err);
        if (is_loaded) {
            play_done(&record);
        }
        count++;
        valid += is_valid;
        if (is_loaded != is_valid && wrong++ < SHOWN) {
            printf("# %s; reference: %s\n# %s\n",
                   is_loaded ? "loaded" : err.text, line + strlen(line) + 1,
                   document);
        }
    }
    free(line);
    printf("%d mutated states, %d of them valid: %d disagreements\n", count,
           valid, wrong);
    return wrong > 0 || count < 10 || valid == 0;
}
