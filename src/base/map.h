/* map.h: pointers by number. */
#ifndef JOUTE_MAP_H
#define JOUTE_MAP_H

#include <stddef.h>
#include <stdint.h>

typedef struct MapEntry {
    uint64_t key;
    void *value; /* NULL: free */
} MapEntry;

/* Zeroed: empty. */
typedef struct Map {
    MapEntry *entries;
    size_t count, capacity; /* capacity is a power of 2, or 0 */
} Map;

/* Frees the map; the values are the caller's. */
void map_done(Map *map);
/* NULL if there is none. */
void *map_get(const Map *map, uint64_t key);
/* Replaces what was there; value is not NULL. */
void map_put(Map *map, uint64_t key, void *value);
/* Takes a key out, if it is there. */
void map_remove(Map *map, uint64_t key);

#endif
