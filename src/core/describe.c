/* describe.c: the line below a board: who is to act, or who has won and
 * why. */
#include "core/describe.h"

/* "Black (player 1)" */
static void add_seat(const Game *game, Seat seat, Lang lang, Text *out)
{
    text_say(out, lang, "%s (player %d)", "%s (joueur %d)",
             game->seat_names[seat].in[lang], seat + 1);
}

static void add_reason(const Game *game, const char *code, Lang lang, Text *out)
{
    for (const GameReason *r = game->reasons; r->code; r++) {
        if (strcmp(r->code, code) == 0) {
            text_add(out, r->text.in[lang]);
            return;
        }
    }
    text_add(out, code);
}

/* The seats ranked above all others, joined by "and". */
static void add_winners(const Game *game, int players, const Outcome *outcome,
                        Lang lang, Text *out)
{
    int best = -GAME_SEATS, winners = 0;
    for (int s = 0; s < players; s++) {
        best = outcome->balance[s] > best ? outcome->balance[s] : best;
    }
    for (int s = 0; s < players; s++) {
        if (outcome->balance[s] == best) {
            text_add(out, !winners++ ? "" : lang_pick(lang, " and ", " et "));
            add_seat(game, (Seat)s, lang, out);
        }
    }
    if (winners == players) {
        text_clear(out);
        text_say(out, lang, "A draw", "Partie nulle");
    } else if (winners > 1) {
        text_say(out, lang, " win", " gagnent");
    } else {
        text_say(out, lang, " wins", " gagne");
    }
}

void describe_status(const Game *game, int players, const void *state,
                     Lang lang, Text *out)
{
    SeatSet to_act = game->to_act(state);
    if (to_act == SEATS_NONE) {
        Outcome outcome = { 0 };
        Text winners = { 0 };
        game->outcome(state, &outcome);
        add_winners(game, players, &outcome, lang, &winners);
        text_add(out, text_string(&winners));
        text_done(&winners);
        for (int s = 0; outcome.has_scores && s < players; s++) {
            text_addf(out, "%s%d", s ? "–" : ", ", outcome.scores[s]);
        }
        text_say(out, lang, ": ", " : ");
        add_reason(game, outcome.reason, lang, out);
    } else if (to_act == SEATS_CHANCE) {
        text_say(out, lang, "A draw by chance", "Tirage au hasard");
    } else if (seats_count(to_act) > 1) {
        text_say(out, lang, "All choose in secret",
                 "Tous choisissent en secret");
    } else {
        add_seat(game, seats_first(to_act), lang, out);
        text_say(out, lang, " to play", " joue");
    }
}
