/* map.c: a hash table with open addressing and linear probing. */
#include "base/map.h"

#include <stdlib.h>

#include "base/mem.h"

/* Where the search for a key begins. An entry stands there or at a later place,
 * and no place between the two is free: map_remove moves entries up to keep
 * that true, so no tombstones are needed. */
static size_t home(const Map *map, uint64_t key)
{
    return (size_t)(key * 0x9e3779b97f4a7c15u >> 20) & (map->capacity - 1);
}

/* The index of a key, or of the free entry where it would go. */
static size_t find(const Map *map, uint64_t key)
{
    size_t at = home(map, key);
    while (map->entries[at].value && map->entries[at].key != key) {
        at = (at + 1) & (map->capacity - 1);
    }
    return at;
}

static void grow(Map *map)
{
    Map larger = { .capacity = map->capacity ? 2 * map->capacity : 16 };
    larger.entries = mem_new(larger.capacity * sizeof *larger.entries);
    for (size_t i = 0; i < map->capacity; i++) {
        if (map->entries[i].value) {
            size_t at = find(&larger, map->entries[i].key);
            larger.entries[at] = map->entries[i];
            larger.count++;
        }
    }
    free(map->entries);
    *map = larger;
}

void map_done(Map *map)
{
    free(map->entries);
    *map = (Map){ 0 };
}

void *map_get(const Map *map, uint64_t key)
{
    return map->capacity ? map->entries[find(map, key)].value : NULL;
}

void map_put(Map *map, uint64_t key, void *value)
{
    if (4 * (map->count + 1) > 3 * map->capacity) {
        grow(map);
    }
    size_t at = find(map, key);
    map->count += !map->entries[at].value;
    map->entries[at] = (MapEntry){ .key = key, .value = value };
}

void map_remove(Map *map, uint64_t key)
{
    if (!map_get(map, key)) {
        return;
    }
    size_t mask = map->capacity - 1, hole = find(map, key);
    for (size_t at = (hole + 1) & mask; map->entries[at].value;
         at = (at + 1) & mask) {
        size_t away = (at - home(map, map->entries[at].key)) & mask;
        if (away >= ((at - hole) & mask)) {
            map->entries[hole] = map->entries[at];
            hole = at;
        }
    }
    map->entries[hole] = (MapEntry){ 0 };
    map->count--;
}
