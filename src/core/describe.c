/* describe.c: writes the line below a board: who is to act, or who has won and
 * why. */
#include "core/describe.h"

#include <stdlib.h>

#include "base/canvas.h"
#include "base/mem.h"
#include "core/legal.h"

static void add_seat(const Game *game, Seat seat, Lang lang, Text *out)
{
    text_add(out, game->seat_names[seat].in[lang]);
}

static const GameReason *find_reason(const Game *game, const char *code)
{
    const GameReason *reason = game->reasons;
    while (reason->code && strcmp(reason->code, code) != 0) {
        reason++;
    }
    return reason;
}

const char *describe_whose(const Game *game, const Outcome *outcome, Lang lang)
{
    const char *text = find_reason(game, outcome->reason)->whose.in[lang];
    return seats_count(outcome->whose) == 1 && text && strstr(text, "{}")
               ? text
               : NULL;
}

/* Writes why the game ended. If the reason is about one seat, it names the
 * seat: "Black has fewer than three pieces". */
static void add_reason(const Game *game, const Outcome *outcome, Lang lang,
                       Text *out)
{
    const GameReason *reason = find_reason(game, outcome->reason);
    const char *text = describe_whose(game, outcome, lang);
    if (!text) {
        text_add(out, reason->code ? reason->text.in[lang] : outcome->reason);
        return;
    }
    const char *place = strstr(text, "{}");
    text_add_bytes(out, text, (size_t)(place - text));
    add_seat(game, seats_first(outcome->whose), lang, out);
    text_add(out, place + 2);
}

/* The seats with the best rank, of which there may be several. */
static SeatSet find_winners(int players, const Outcome *outcome)
{
    int best = -GAME_SEATS;
    SeatSet winners = SEATS_NONE;
    for (int s = 0; s < players; s++) {
        best = outcome->balance[s] > best ? outcome->balance[s] : best;
    }
    for (int s = 0; s < players; s++) {
        winners |= outcome->balance[s] == best ? SEATS_ONE(s) : 0;
    }
    return winners;
}

/* Writes the scores, the winner's first: ", 10 to 9" or ", 21 (Orange 15, Green
 * 9)". */
static void add_scores(const Game *game, int players, const Outcome *outcome,
                       SeatSet winners, Lang lang, Text *out)
{
    Seat first = seats_first(winners);
    text_addf(out, ", %d", outcome->scores[first]);
    if (players == 2) {
        text_say(out, lang, " to %d", " à %d", outcome->scores[1 - first]);
        return;
    }
    const char *before = " (";
    for (int rank = players - 1; rank > -players; rank--) {
        for (Seat s = 0; s < players; s++) {
            if (!seats_has(winners, s) && outcome->balance[s] == rank) {
                text_addf(out, "%s%s %d", before, game_seat_name(game, s, lang),
                          outcome->scores[s]);
                before = ", ";
            }
        }
    }
    text_add(out, winners == seats_all(players) ? "" : ")");
}

/* Writes for example "Orange wins, 10 to 9: both piles are empty". */
static void describe_end(const Game *game, int players, const Outcome *outcome,
                         Lang lang, Text *out)
{
    SeatSet winners = find_winners(players, outcome);
    int count = seats_count(winners);
    if (count == players) {
        text_say(out, lang, "A draw", "Partie nulle");
    } else {
        SEATS_EACH (seat, winners) {
            text_add(out, seat_left == winners
                              ? ""
                              : lang_pick(lang, " and ", " et "));
            add_seat(game, seat, lang, out);
        }
        text_add(out, count > 1 ? lang_pick(lang, " win", " gagnent")
                                : lang_pick(lang, " wins", " gagne"));
    }
    if (outcome->has_scores &&
        !find_reason(game, outcome->reason)->hides_scores) {
        add_scores(game, players, outcome, winners, lang, out);
    }
    text_say(out, lang, ": ", " : ");
    add_reason(game, outcome, lang, out);
}

void describe_status(const Game *game, int players, const void *state,
                     Lang lang, Text *out)
{
    SeatSet to_act = game->to_act(state);
    if (to_act == SEATS_NONE) {
        Outcome outcome = { 0 };
        game->outcome(state, &outcome);
        describe_end(game, players, &outcome, lang, out);
    } else if (to_act == SEATS_CHANCE) {
        text_say(out, lang, "Chance draws", "Tirage au hasard");
    } else if (seats_count(to_act) > 1) {
        text_say(out, lang, "All choose in secret",
                 "Tous choisissent en secret");
    } else {
        add_seat(game, seats_first(to_act), lang, out);
        text_say(out, lang, " to play", " joue");
    }
}

enum { MOVES_SHOWN = 60 };

void describe_position(const Play *play, Seat seat, Lang lang, Text *out)
{
    const Game *game = play->game;
    Canvas canvas;
    GameState shown;
    Drawing how = { .viewer = seat };
    LegalMove *legal = mem_new(GAME_MOVES * sizeof *legal);
    int count = legal_list(game, &play->state, seat, 0, legal);
    legal_order_numbers(legal, count);
    game_view(game, &play->state, seat, &shown);
    canvas_init(&canvas, lang, false, COLOURS_NONE);
    game->draw(&shown, &how, &canvas);
    canvas_write(&canvas, out);
    text_add(out, lang_pick(lang, "legal moves:", "coups légaux :"));
    for (int i = 0; i < count && i < MOVES_SHOWN; i++) {
        text_addf(out, " %s", legal[i].text);
    }
    text_add(out, count > MOVES_SHOWN ? " ...\n" : "\n");
    free(legal);
}
