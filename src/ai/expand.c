/* expand.c: makes a new node of the tree: its choices, their arms, and the
 * first world to play out from. */
#include "ai/search_parts.h"

/* If moves have merits, a choice begins with this many of the best, and doubles
 * when it needs more. */
enum { FEW = 8 };

static bool is_foreseen(const Search *search, const void *state)
{
    return playout_is_judged(search->game) &&
           seats_count(search->game->to_act(state)) == 1;
}

bool expand_has_merits(const Search *search, const void *state)
{
    return game_ai(search->game)->order || is_foreseen(search, state);
}

double expand_merit(const Search *search, const void *state, Seat seat,
                    Move move)
{
    if (!is_foreseen(search, state)) {
        return search->game->ai->order(state, seat, move);
    }
    GameState next;
    game_copy(search->game, &next, state);
    search->game->apply(&next, &move);
    return playout_worth(search, &next, seat);
}

/* Moves the best `limit` moves to the front and drops the rest; equal ones stay
 * in their random order. */
static void keep_best(const Search *search, const void *state, Seat seat,
                      MoveList *list, int limit)
{
    double merit[GAME_MOVES];
    int kept = 0;
    for (int i = 0; i < list->count; i++) {
        Move move = list->at[i];
        double value = expand_merit(search, state, seat, move);
        if (kept == limit && !(merit[kept - 1] < value)) {
            continue;
        }
        int at = kept < limit ? kept++ : kept - 1;
        for (; at > 0 && merit[at - 1] < value; at--) {
            merit[at] = merit[at - 1];
            list->at[at] = list->at[at - 1];
        }
        merit[at] = value;
        list->at[at] = move;
    }
    list->count = kept;
}

static void add_arm(Search *search, Choice *choice, Move move)
{
    Index index = choice->arms + choice->count++;
    search->tree.live.arms[index] = (Arm){ .move = move };
}

/* Returns the index of a move's arm, searching from a guess on; count if there
 * is none. */
static int find_arm(const Arm *arms, int count, int guess, Move move)
{
    for (int i = guess; i < count; i++) {
        if (arms[i].move == move) {
            return i;
        }
    }
    for (int i = 0; i < guess; i++) {
        if (arms[i].move == move) {
            return i;
        }
    }
    return count;
}

bool expand_choice(Search *search, Choice *choice, const void *state, Seat seat)
{
    MoveList list;
    list.count = 0;
    search->game->moves(state, seat, &list);
    for (int i = list.count - 1; i > 0; i--) {
        int j = (int)rng_below(search->rng, (uint32_t)i + 1);
        Move move = list.at[i];
        list.at[i] = list.at[j];
        list.at[j] = move;
    }
    int limit = choice->count ? 2 * choice->count : FEW;
    bool is_whole = !expand_has_merits(search, state) || list.count <= limit;
    if (expand_has_merits(search, state)) {
        keep_best(search, state, seat, &list, is_whole ? list.count : limit);
    }
    if (!tree_grow_choice(&search->tree, choice, list.count)) {
        return false;
    }
    const Arm *arms = &search->tree.live.arms[choice->arms];
    int before = choice->count;
    for (int i = 0; i < list.count && choice->count < choice->capacity; i++) {
        if (find_arm(arms, before, i < before ? i : 0, list.at[i]) == before) {
            add_arm(search, choice, list.at[i]);
        }
    }
    choice->is_whole = is_whole;
    return true;
}

bool expand_node(Search *search, Index index, const void *state)
{
    SeatSet seats = search->tree.live.nodes[index].seats;
    Index first = tree_add_choices(&search->tree, seats_count(seats));
    if (!first) {
        return false;
    }
    Choice *choice = &search->tree.live.choices[first];
    bool is_later = search->game->imagine || search->net;
    SEATS_EACH (seat, is_later ? SEATS_NONE : seats) {
        if (!expand_choice(search, choice++, state, seat)) {
            return false;
        }
    }
    search->tree.live.nodes[index].choices = first;
    return true;
}

/* Moves come in nearly the same order each time, so each is looked for right
 * after the one before. */
int expand_offers(Search *search, Choice *choice, const void *state, Seat seat,
                  uint16_t *out)
{
    MoveList list;
    int guess = 0, count = 0;
    list.count = 0;
    search->game->moves(state, seat, &list);
    for (int i = 0; i < list.count; i++) {
        Arm *arms = &search->tree.live.arms[choice->arms];
        int at = find_arm(arms, choice->count, guess, list.at[i]);
        if (at == choice->count) {
            int room = at < choice->capacity ? choice->capacity
                                             : at + list.count - i + 2;
            if (room > GAME_MOVES ||
                !tree_grow_choice(&search->tree, choice, room)) {
                continue;
            }
            add_arm(search, choice, list.at[i]);
        }
        guess = at + 1 < choice->count ? at + 1 : 0;
        out[count++] = (uint16_t)at;
    }
    return count;
}
