/* match_store.c: what every kind of store shares: lists of entrants. */
#include "tournament/match_store.h"

#include <stdlib.h>

void entrant_done(Entrant *entrant)
{
    free(entrant->key);
    free(entrant->spec);
    free(entrant->path);
    free(entrant->name);
    free(entrant->reason);
    *entrant = (Entrant){ .id = 0 };
}

void entrants_done(Entrants *list)
{
    for (size_t i = 0; i < list->count; i++) {
        entrant_done(&list->at[i]);
    }
    free(list->at);
    *list = (Entrants){ .at = NULL };
}

const Entrant *entrants_find(const Entrants *list, int64_t id)
{
    size_t low = 0, high = list->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (list->at[middle].id < id) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < list->count && list->at[low].id == id ? &list->at[low] : NULL;
}
