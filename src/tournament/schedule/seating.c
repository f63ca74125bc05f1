/* seating.c: seats players at tables so that all meet about equally often.
 *
 * If everybody plays at r tables of k seats, two of n players meet r(k-1)/(n-1)
 * times on average. r starts at the smallest value that lets all meet and goes
 * up. For each r, tables are filled at random and then improved: two players of
 * two tables swap places if that evens out the meetings. Usually the first r or
 * one of the next has a solution; the list of all possible tables always is a
 * solution. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "joute/rng.h"
#include "tournament/schedule/schedule.h"

enum {
    CHANGES = 1500, /* how many swaps are tried before the number of tables is
                       raised */
    ROUNDS_MORE = 24,
    TRIES = 2,
    DEALS = 1000, /* how many deals are tried; usually the first one works */
};

/* How far a swap may raise the penalty at first. */
static const double HEAT = 0.6;

/* Tables that are being filled and improved. */
typedef struct Seating {
    int count, size, tables;
    TableSeats *seats;
    int *met; /* count x count */
    int low;  /* two players should meet low or low + 1 times */
    Rng rng;
} Seating;

/* The penalty for two players who meet this often. */
static int fault(const Seating *s, int met)
{
    int off = met < s->low       ? s->low - met
              : met > s->low + 1 ? met - s->low - 1
                                 : 0;
    return off * off;
}

static int *met(Seating *s, int a, int b)
{
    return &s->met[a < b ? a * s->count + b : b * s->count + a];
}

static bool sits_at(const Seating *s, int table, int who)
{
    for (int i = 0; i < s->size; i++) {
        if (s->seats[table].at[i] == who) {
            return true;
        }
    }
    return false;
}

/* Removes the meetings of the player on a seat with the rest of the table (by =
 * -1) or adds them (by = 1); returns how much the penalty rises. */
static int move(Seating *s, int table, int seat, int by)
{
    int who = s->seats[table].at[seat], worse = 0;
    for (int i = 0; i < s->size; i++) {
        if (i != seat) {
            int *times = met(s, who, s->seats[table].at[i]);
            worse -= fault(s, *times);
            *times += by;
            worse += fault(s, *times);
        }
    }
    return worse;
}

static int change_places(Seating *s, int one, int seat, int other, int place)
{
    int *a = &s->seats[one].at[seat], *b = &s->seats[other].at[place];
    int worse = move(s, one, seat, -1) + move(s, other, place, -1);
    int kept = *a;
    *a = *b;
    *b = kept;
    return worse + move(s, one, seat, 1) + move(s, other, place, 1);
}

static void shuffle(Seating *s, int *order)
{
    for (int i = s->count - 1; i > 0; i--) {
        int with = (int)rng_below(&s->rng, (uint32_t)i + 1), kept = order[i];
        order[i] = order[with];
        order[with] = kept;
    }
}

/* Seats everybody equally often. A new order is drawn whenever everybody has
 * been seated once more. Returns false if a player got two seats at one table.
 */
static bool deal(Seating *s)
{
    int *order = mem_new((size_t)s->count * sizeof *order);
    bool is_good = true;
    for (int i = 0; i < s->count; i++) {
        order[i] = i;
    }
    for (int seat = 0; seat < s->tables * s->size; seat++) {
        int next = seat % s->count, at = next, table = seat / s->size;
        int *place = &s->seats[table].at[seat % s->size];
        if (next == 0) {
            shuffle(s, order);
        }
        for (int i = seat % s->size; i < s->size; i++) {
            s->seats[table].at[i] = -1;
        }
        while (at < s->count && sits_at(s, table, order[at])) {
            at++;
        }
        is_good &= at < s->count;
        at = at < s->count ? at : next;
        *place = order[at];
        order[at] = order[next];
        order[next] = *place;
    }
    free(order);
    return is_good;
}

/* Counts all meetings; returns the total penalty. */
static int count_meetings(Seating *s)
{
    int wrong = 0;
    memset(s->met, 0, (size_t)(s->count * s->count) * sizeof *s->met);
    for (int t = 0; t < s->tables; t++) {
        for (int i = 0; i < s->size; i++) {
            for (int k = 0; k < i; k++) {
                ++*met(s, s->seats[t].at[i], s->seats[t].at[k]);
            }
        }
    }
    for (int a = 0; a < s->count; a++) {
        for (int b = a + 1; b < s->count; b++) {
            wrong += fault(s, *met(s, a, b));
        }
    }
    return wrong;
}

/* Swaps players. A swap is kept if it does not raise the penalty, and sometimes
 * if it does, less often as time goes on. Returns true once the penalty is
 * 0. */
static bool mend(Seating *s)
{
    int wrong = count_meetings(s);
    int64_t changes = (int64_t)CHANGES * s->tables * s->size;
    for (int64_t i = 0; wrong > 0 && s->tables > 1 && i < changes; i++) {
        int one = (int)rng_below(&s->rng, (uint32_t)s->tables);
        int other = (int)rng_below(&s->rng, (uint32_t)s->tables);
        int seat = (int)rng_below(&s->rng, (uint32_t)s->size);
        int place = (int)rng_below(&s->rng, (uint32_t)s->size);
        if (one == other || sits_at(s, one, s->seats[other].at[place]) ||
            sits_at(s, other, s->seats[one].at[seat])) {
            continue;
        }
        int worse = change_places(s, one, seat, other, place);
        double heat = HEAT * (1 - (double)i / (double)changes) + 0.05;
        double chance = worse > 0 ? exp(-worse / heat) : 1;
        if (chance * UINT32_MAX >= (double)(rng_next(&s->rng) >> 32)) {
            wrong += worse;
        } else {
            change_places(s, one, seat, other, place);
        }
    }
    return wrong == 0;
}

/* Seats each player at `rounds` tables; returns false if no solution was found.
 */
static bool try_rounds(Seating *s, int rounds)
{
    s->tables = s->count * rounds / s->size;
    s->low = rounds * (s->size - 1) / (s->count - 1);
    s->seats = mem_resize(s->seats, (size_t)s->tables * sizeof *s->seats);
    for (int i = 0; i < TRIES; i++) {
        for (int k = 0; !deal(s) && k < DEALS; k++) {
        }
        if (mend(s)) {
            return true;
        }
    }
    return false;
}

/* Uses every possible table once. */
static void seat_all(Seating *s)
{
    int at[GAME_SEATS];
    int count = 0, capacity = 0;
    for (int i = 0; i < s->size; i++) {
        at[i] = i;
    }
    for (int seat = 0; seat >= 0;) {
        if (count == capacity) {
            capacity = capacity ? 2 * capacity : 64;
            s->seats =
                mem_resize(s->seats, (size_t)capacity * sizeof *s->seats);
        }
        memcpy(s->seats[count++].at, at, sizeof at);
        for (seat = s->size - 1;
             seat >= 0 && at[seat] == s->count - s->size + seat;) {
            seat--;
        }
        for (int i = seat; i >= 0 && i < s->size; i++) {
            at[i] = i == seat ? at[i] + 1 : at[i - 1] + 1;
        }
    }
    s->tables = count;
}

static int by_number(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

int seating_find(int count, int size, TableSeats **out, int *least, int *most)
{
    Seating s = { .count = count, .size = size };
    bool is_found = false;
    s.met = mem_new((size_t)(count * count) * sizeof *s.met);
    rng_seed(&s.rng, (uint64_t)(count * GAME_SEATS + size));
    int first = (count - 1 + size - 2) / (size - 1);
    for (int r = first; !is_found && r < first + ROUNDS_MORE; r++) {
        is_found = count * r % size == 0 && try_rounds(&s, r);
    }
    if (!is_found) {
        seat_all(&s);
        count_meetings(&s);
    }
    *least = *most = s.met[1];
    for (int a = 0; a < count; a++) {
        for (int b = a + 1; b < count; b++) {
            int times = *met(&s, a, b);
            *least = times < *least ? times : *least;
            *most = times > *most ? times : *most;
        }
    }
    for (int t = 0; t < s.tables; t++) {
        qsort(s.seats[t].at, (size_t)size, sizeof(int), by_number);
    }
    free(s.met);
    *out = s.seats;
    return s.tables;
}
