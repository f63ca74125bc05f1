/* words.c: how a table stands and what was played, in a line for people. */
#include "core/describe.h"
#include "session/present.h"

/* The names of seats, joined by "and". */
static void add_seats(const Game *game, SeatSet seats, Lang lang, Text *out)
{
    SEATS_EACH (seat, seats) {
        text_add(out, seat_left == seats ? ""
                      : lang == LANG_FR  ? " et "
                                         : " and ");
        text_addf(out, lang == LANG_FR ? "%s (joueur %d)" : "%s (player %d)",
                  game->seat_names[seat].in[lang], seat + 1);
    }
}

static void add_forfeit(const Table *table, Lang lang, Text *out)
{
    const Match *match = &table->match;
    SeatSet losers = table->match.losers,
            winners = seats_all(match->players) & (SeatSet)~losers;
    bool is_french = lang == LANG_FR, is_many = seats_count(losers) > 1;
    if (winners) {
        bool are_many = seats_count(winners) > 1;
        add_seats(match->game, winners, lang, out);
        text_add(out, is_french ? (are_many ? " gagnent : " : " gagne : ")
                                : (are_many ? " win: " : " wins: "));
    }
    add_seats(match->game, losers, lang, out);
    if (table->why == WHY_RESIGNED) {
        text_add(out, is_french ? " abandonne" : " resigns");
    } else if (table->why == WHY_TIME) {
        text_add(out, !is_french
                          ? (is_many ? " are out of time" : " is out of time")
                      : is_many ? " n'ont plus de temps"
                                : " n'a plus de temps");
    } else {
        text_add(out, is_french ? (is_many ? " ont perdu par forfait"
                                           : " a perdu par forfait")
                      : is_many ? " forfeit"
                                : " forfeits");
    }
}

/* How it stands now, where the rules alone do not say it. */
static bool add_own(const Table *table, const Viewer *viewer, Text *out)
{
    Lang lang = viewer->lang;
    SeatSet owing = match_owing(&table->match);
    const Match *match = &table->match;
    bool is_french = lang == LANG_FR;
    if (table->match.end == MATCH_FORFEIT) {
        add_forfeit(table, lang, out);
    } else if (table->match.end == MATCH_ADJUDICATED) {
        text_add(out, is_french ? "Partie nulle : elle est trop longue"
                                : "A draw: the game is too long");
    } else if (table_is_waiting(table)) {
        text_add(out,
                 is_french ? "En attente d'un joueur" : "Waiting for a player");
    } else if (table->match.chosen && !seats_has(owing, viewer->as)) {
        text_add(out, is_french ? "En attente de " : "Waiting for ");
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

static void add_move(const Game *game, const void *before, Seat seat, Move move,
                     Lang lang, Text *out)
{
    bool is_french = lang == LANG_FR;
    if (move == MOVE_NONE) {
        text_add(out, is_french ? "Tirage caché" : "A hidden draw");
        return;
    }
    const char *name = seat == SEAT_CHANCE ? (is_french ? "Hasard" : "Chance")
                                           : game->seat_names[seat].in[lang];
    text_addf(out, is_french ? "%s : " : "%s: ", name);
    Text text = { 0 };
    game->write_move(before, seat, move, 0, &text);
    const char *string = text_string(&text);
    /* A star marks what is drawn; here the word does. */
    text_add(out, string + (seat == SEAT_CHANCE && string[0] == '*'));
    text_done(&text);
}

void words_step(const Game *game, const void *before, const Move *seen,
                Lang lang, Text *out)
{
    SeatSet acted = game->to_act(before);
    SEATS_EACH (seat, acted) {
        text_add(out, seat_left == acted ? "" : lang == LANG_FR ? " ; " : "; ");
        add_move(game, before, seat, *seen++, lang, out);
    }
}
