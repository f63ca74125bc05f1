/* rules.c: functions for moves and steps of any game: reading, writing, random
 * steps, perft. */
#include "core/rules.h"

#include <string.h>

void rules_setup(const Game *game, void *state, const GameConfig *config,
                 Rng *rng)
{
    memset(state, 0, game->state_size);
    game->setup(state, config, rng);
}

bool rules_is_listed(const Game *game, const void *state, Seat seat, Move move)
{
    MoveList list;
    list.count = 0;
    game->moves(state, seat, &list);
    for (int i = 0; i < list.count; i++) {
        if (list.at[i] == move) {
            return true;
        }
    }
    return false;
}

MoveFit rules_read_move(const Game *game, const void *state, Seat seat,
                        const char *text, Move *out, Error *err)
{
    Move move = MOVE_NONE;
    if (!game->parse_move(state, seat, text, &move)) {
        error_set(err, "\"%s\" is not a move of %s",
                  "« %s » n'est pas un coup de %s", text, game->id);
        return MOVE_MALFORMED;
    }
    if (!seats_has(game->to_act(state), seat)) {
        error_set(err, "\"%s\": it is not that player's turn",
                  "« %s » : ce n'est pas à ce joueur de jouer", text);
        return MOVE_ILLEGAL;
    }
    bool is_imposed = (move & MOVE_IMPOSED) != 0 && seat != SEAT_CHANCE;
    if (!is_imposed && !rules_is_listed(game, state, seat, move)) {
        Error why = ERROR_IN(err ? err->lang : LANG_EN);
        if (game->explain_illegal && !(move & MOVE_IMPOSED)) {
            game->explain_illegal(state, seat, move, &why);
        }
        if (why.text[0]) {
            error_set(err, "\"%s\" is not legal: %s",
                      "« %s » n'est pas un coup légal : %s", text, why.text);
        }
        error_set(err, "\"%s\" is not legal", "« %s » n'est pas un coup légal",
                  text);
        return MOVE_ILLEGAL;
    }
    *out = move;
    return MOVE_FITS;
}

MoveFit rules_read_step(const Game *game, const void *state, const char *text,
                        Move *out, Error *err)
{
    SeatSet to_act = game->to_act(state);
    if (to_act == SEATS_NONE) {
        error_set(err, "\"%s\": the game is over",
                  "« %s » : la partie est finie", text);
        return MOVE_ILLEGAL;
    }
    if (seats_count(to_act) == 1) {
        return rules_read_move(game, state, seats_first(to_act), text, out,
                               err);
    }
    /* A joint move: one choice for each seat to act, with commas between. */
    MoveFit worst = MOVE_FITS;
    const char *part = text;
    int count = 0;
    /* seat_left is the set over which SEATS_EACH still has to loop, seat
     * included. */
    SEATS_EACH (seat, game->to_act(state)) {
        const char *end = strchr(part, ',');
        bool is_last = seats_count(seat_left) == 1;
        size_t size = end ? (size_t)(end - part) : strlen(part);
        char choice[64];
        if ((end == NULL) != is_last || size >= sizeof choice) {
            error_set(err,
                      "\"%s\" is not a joint move of %s: write one for each "
                      "player, with commas between",
                      "« %s » n'est pas un coup simultané de %s : écrivez-en "
                      "un par joueur, séparés par des virgules",
                      text, game->id);
            return MOVE_MALFORMED;
        }
        memcpy(choice, part, size);
        choice[size] = '\0';
        MoveFit fit =
            rules_read_move(game, state, seat, choice, &out[count++], err);
        worst = fit > worst ? fit : worst;
        part = end ? end + 1 : part;
    }
    return worst;
}

void rules_write_step(const Game *game, const void *state, const Move *moves,
                      Text *out)
{
    int i = 0;
    SEATS_EACH (seat, game->to_act(state)) {
        Move move = moves[i];
        if (i++) {
            text_add_char(out, ',');
        }
        if (move == MOVE_NONE) {
            text_add(out, seat == SEAT_CHANCE ? "*?" : "?");
        } else {
            game->write_move(state, seat, move, 0, out);
        }
    }
}

bool rules_view_step(const Game *game, const void *before, const Move *moves,
                     Seat seat, Move *out)
{
    SeatSet acted = game->to_act(before);
    bool is_whole = true;
    for (int i = 0; i < seats_count(acted); i++) {
        bool is_hidden = rules_is_hidden(game, before, acted, moves[i], seat);
        out[i] = is_hidden ? MOVE_NONE : moves[i];
        is_whole = is_whole && !is_hidden;
    }
    return is_whole;
}

uint32_t rules_weight(const Game *game, const void *state, Move move)
{
    return game->weight ? game->weight(state, move) : 1;
}

uint32_t rules_total_weight(const Game *game, const void *state,
                            const MoveList *list)
{
    uint32_t total = 0;
    for (int i = 0; i < list->count; i++) {
        total += rules_weight(game, state, list->at[i]);
    }
    return total;
}

/* A random move of a game that has no random_move of its own. */
static Move listed_random_move(const Game *game, const void *state, Seat seat,
                               Rng *rng)
{
    MoveList list;
    list.count = 0;
    game->moves(state, seat, &list);
    if (seat == SEAT_CHANCE && game->weight) {
        uint32_t ticket =
            rng_below(rng, rules_total_weight(game, state, &list));
        for (int i = 0;; i++) {
            uint32_t weight = rules_weight(game, state, list.at[i]);
            if (ticket < weight) {
                return list.at[i];
            }
            ticket -= weight;
        }
    }
    return list.at[rng_below(rng, (uint32_t)list.count)];
}

bool rules_random_step(const Game *game, const void *state, Rng *rng, Move *out)
{
    SeatSet acting = game->to_act(state);
    SEATS_EACH (seat, acting) {
        *out++ = game->random_move ? game->random_move(state, seat, rng)
                                   : listed_random_move(game, state, seat, rng);
    }
    return acting != SEATS_NONE;
}

static uint64_t count_moves(const Game *game, const void *state, Seat seat)
{
    if (game->count_moves) {
        return (uint64_t)game->count_moves(state, seat);
    }
    MoveList list;
    list.count = 0;
    game->moves(state, seat, &list);
    return (uint64_t)list.count;
}

/* Tries all joint moves of two or more seats; `at` counts through their lists
 * like an odometer. */
static uint64_t perft_joint(const Game *game, const void *state, int depth)
{
    MoveList list[GAME_SEATS];
    int at[GAME_SEATS] = { 0 }, seats = 0;
    SEATS_EACH (seat, game->to_act(state)) {
        list[seats].count = 0;
        game->moves(state, seat, &list[seats]);
        seats++;
    }
    uint64_t total = 0;
    for (int seat = 0; seat < seats;) {
        Move joint[GAME_SEATS];
        for (int s = 0; s < seats; s++) {
            joint[s] = list[s].at[at[s]];
        }
        GameState next;
        game_copy(game, &next, state);
        game->apply(&next, joint);
        total += rules_perft(game, &next, depth - 1);
        for (seat = 0; seat < seats && ++at[seat] == list[seat].count; seat++) {
            at[seat] = 0;
        }
    }
    return total;
}

uint64_t rules_perft(const Game *game, const void *state, int depth)
{
    SeatSet to_act = game->to_act(state);
    if (depth == 0) {
        return 1;
    }
    if (to_act == SEATS_NONE) {
        return 0;
    }
    uint64_t total = 1;
    if (depth == 1) {
        SEATS_EACH (seat, to_act) {
            total *= count_moves(game, state, seat);
        }
        return total;
    }
    if (seats_count(to_act) > 1) {
        return perft_joint(game, state, depth);
    }
    MoveList list;
    list.count = 0;
    game->moves(state, seats_first(to_act), &list);
    total = 0;
    for (int i = 0; i < list.count; i++) {
        GameState next;
        game_copy(game, &next, state);
        game->apply(&next, &list.at[i]);
        total += rules_perft(game, &next, depth - 1);
    }
    return total;
}
