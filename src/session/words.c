/* words.c: how a table stands and what was played, in a line for people. */
#include "core/describe.h"
#include "session/present.h"

/* The names of seats, joined by "and". */
static void add_seats(const Game *game, SeatSet seats, Lang lang, Text *out)
{
    SEATS_EACH (seat, seats) {
        text_add(out,
                 seat_left == seats ? "" : lang_pick(lang, " and ", " et "));
        text_add(out, game->seat_names[seat].in[lang]);
    }
}

static void add_forfeit(const Table *table, Lang lang, Text *out)
{
    const Match *match = &table->match;
    SeatSet losers = table->match.losers,
            winners = seats_all(match->players) & (SeatSet)~losers;
    bool is_many = seats_count(losers) > 1;
    if (winners) {
        bool are_many = seats_count(winners) > 1;
        add_seats(match->game, winners, lang, out);
        text_add(out, are_many ? lang_pick(lang, " win: ", " gagnent : ")
                               : lang_pick(lang, " wins: ", " gagne : "));
    }
    add_seats(match->game, losers, lang, out);
    if (table->why == WHY_RESIGNED) {
        text_say(out, lang, " resigns", " abandonne");
    } else if (table->why == WHY_TIME) {
        text_add(out, is_many ? lang_pick(lang, " are out of time",
                                          " n'ont plus de temps")
                              : lang_pick(lang, " is out of time",
                                          " n'a plus de temps"));
    } else {
        text_add(out,
                 is_many
                     ? lang_pick(lang, " forfeit", " ont perdu par forfait")
                     : lang_pick(lang, " forfeits", " a perdu par forfait"));
    }
}

/* How it stands now, where the rules alone do not say it. */
static bool add_own(const Table *table, const Viewer *viewer, Text *out)
{
    Lang lang = viewer->lang;
    SeatSet owing = match_owing(&table->match);
    const Match *match = &table->match;
    if (table->match.end == MATCH_FORFEIT) {
        add_forfeit(table, lang, out);
    } else if (table->match.end == MATCH_ADJUDICATED) {
        text_say(out, lang, "A draw: the game is too long",
                 "Partie nulle : elle est trop longue");
    } else if (table_is_waiting(table)) {
        text_say(out, lang, "Waiting for a player", "En attente d'un joueur");
    } else if (table->match.chosen && !seats_has(owing, viewer->as)) {
        text_say(out, lang, "Waiting for ", "En attente de ");
        add_seats(match->game, owing, lang, out);
    } else {
        return false;
    }
    return true;
}

void words_status(const Table *table, const Viewer *viewer,
                  const Moment *moment, Text *out)
{
    const Match *match = &table->match;
    bool is_now = moment->ply == match->step_count;
    if (!is_now || !add_own(table, viewer, out)) {
        describe_status(match->game, match->players, moment->state,
                        viewer->lang, out);
    }
}

void words_step(const Game *game, const void *before, const Move *seen,
                Lang lang, Text *out)
{
    SeatSet acted = game->to_act(before);
    SEATS_EACH (seat, acted) {
        text_add(out, seat_left == acted ? "" : lang_pick(lang, "; ", " ; "));
        Move move = *seen++;
        if (move == MOVE_NONE) {
            text_say(out, lang, "A hidden draw", "Tirage caché");
            continue;
        }
        text_say(out, lang, "%s: ", "%s : ",
                 seat == SEAT_CHANCE ? lang_pick(lang, "Chance", "Hasard")
                                     : game->seat_names[seat].in[lang]);
        Text text = { 0 };
        game->write_move(before, seat, move, 0, &text);
        const char *string = text_string(&text);
        /* A star marks what is drawn; here the word does. */
        text_add(out, string + (seat == SEAT_CHANCE && string[0] == '*'));
        text_done(&text);
    }
}
