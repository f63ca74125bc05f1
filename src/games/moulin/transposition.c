/* transposition.c: a table of positions by name. An entry holds the last or the
 * deepest position that belongs there. */
#include "games/moulin/transposition.h"

#include "base/mem.h"

static size_t size_of(const Transpositions *table)
{
    return (size_t)(table->mask + 1) * sizeof *table->entries;
}

void transpositions_init(Transpositions *table, int bits)
{
    table->mask = (UINT64_C(1) << bits) - 1;
    table->entries = mem_new_large(size_of(table));
}

void transpositions_done(Transpositions *table)
{
    mem_free_large((void *)table->entries, size_of(table));
}

void transpositions_forget(Transpositions *table)
{
    memset((void *)table->entries, 0, size_of(table));
}

static Move map_move(const uint8_t *image, Move move)
{
    return moulin_move(image[moulin_from(move)], image[moulin_to(move)],
                       image[moulin_removed(move)]);
}

/* Shifts a score of a win or loss: entries hold the distance from their own
 * position. */
static int shift_score(int score, int plies)
{
    return score > SCORE_SURE    ? score + plies
           : score < -SCORE_SURE ? score - plies
                                 : score;
}

Found transpositions_find(const Transpositions *table,
                          const NodeNumbers *numbers, const Node *n, int ply)
{
    const Entry *entry = &table->entries[n->name & table->mask];
    uint64_t data = atomic_load_explicit(&entry->data, memory_order_relaxed);
    uint64_t check = atomic_load_explicit(&entry->check, memory_order_relaxed);
    Found found = { .move = MOVE_NONE };
    if ((check ^ data) != n->name || data == 0) {
        return found;
    }
    found.is_there = true;
    found.depth = (int)(data >> 32 & 255);
    found.bound = (Bound)(data >> 40 & 3);
    found.score = shift_score((int16_t)(data >> 16), -ply);
    Move move = (Move)(data & 0x7fff);
    if (move) {
        int symmetry = numbers->inverse[node_symmetry(n)];
        found.move = map_move(numbers->image[symmetry], move);
    }
    return found;
}

void transpositions_keep(Transpositions *table, const NodeNumbers *numbers,
                         const Node *n, int ply, const Found *found)
{
    Entry *entry = &table->entries[n->name & table->mask];
    uint64_t old = atomic_load_explicit(&entry->data, memory_order_relaxed);
    uint64_t check = atomic_load_explicit(&entry->check, memory_order_relaxed);
    bool is_same = (check ^ old) == n->name;
    if (!is_same && (uint8_t)(old >> 48) == table->age &&
        (int)(old >> 32 & 255) > found->depth + 2) {
        return;
    }
    Move kept = is_same ? (Move)(old & 0x7fff) : 0;
    if (found->move != MOVE_NONE) {
        kept = map_move(numbers->image[node_symmetry(n)], found->move);
    }
    uint64_t data = kept |
                    (uint64_t)(uint16_t)shift_score(found->score, ply) << 16 |
                    (uint64_t)found->depth << 32 |
                    (uint64_t)found->bound << 40 | (uint64_t)table->age << 48;
    atomic_store_explicit(&entry->data, data, memory_order_relaxed);
    atomic_store_explicit(&entry->check, n->name ^ data, memory_order_relaxed);
}
