/* map.h: a table of pointers by number. */
#ifndef JOUTE_MAP_H
#define JOUTE_MAP_H

#include <stddef.h>
#include <stdint.h>

typedef struct MapEntry {
    uint64_t key;
    void *value; /* NULL if the entry is free */
} MapEntry;

/* A map. A zeroed one is empty. */
typedef struct Map {
    MapEntry *entries;
    size_t count, capacity; /* capacity is a power of 2, or 0 */
} Map;

/* Frees the map, but not the values. */
void map_done(Map *map);
/* The value of a key; NULL if there is none. */
void *map_get(const Map *map, uint64_t key);
/* Sets the value of a key; `value` is not NULL. */
void map_put(Map *map, uint64_t key, void *value);
/* Removes a key, if it is there. */
void map_remove(Map *map, uint64_t key);

#endif
