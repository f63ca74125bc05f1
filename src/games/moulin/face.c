/* What the page is told of moulin: RULES.md, section "In the page". */
#include "games/moulin/internal.h"

enum { MILLS = 16, MILL_POINTS = 3 };

/* In reading order, those across and those down. */
static const uint8_t mills[MILLS][MILL_POINTS] = {
    { 0, 1, 2 },   { 8, 9, 10 },   { 16, 17, 18 }, { 7, 15, 23 },
    { 19, 11, 3 }, { 22, 21, 20 }, { 14, 13, 12 }, { 6, 5, 4 },
    { 0, 7, 6 },   { 8, 15, 14 },  { 16, 23, 22 }, { 1, 9, 17 },
    { 21, 13, 5 }, { 18, 19, 20 }, { 10, 11, 12 }, { 2, 3, 4 },
};

static uint32_t bit(int point)
{
    return UINT32_C(1) << point;
}

static bool is_standing(uint32_t men, int mill)
{
    const uint8_t *at = mills[mill];
    uint32_t points = bit(at[0]) | bit(at[1]) | bit(at[2]);
    return (men & points) == points;
}

static bool is_through(int mill, int point)
{
    const uint8_t *at = mills[mill];
    return at[0] == point || at[1] == point || at[2] == point;
}

/* Whether a move made this mill: it closes every one through its arrival. */
static bool is_closed_by(Move move, uint32_t men, int mill)
{
    return is_through(mill, moulin_to(move)) && is_standing(men, mill);
}

static void write_mill(int mill, JsonWriter *out)
{
    json_begin_array(out);
    for (int i = 0; i < MILL_POINTS; i++) {
        json_string(out, moulin_names[mills[mill][i]]);
    }
    json_end_array(out);
}

/* The points of a set, in reading order. */
static void write_points(uint32_t set, JsonWriter *out)
{
    json_begin_array(out);
    for (int i = 0; i < MOULIN_POINTS; i++) {
        if (set & bit(moulin_reading_order[i])) {
            json_string(out, moulin_names[moulin_reading_order[i]]);
        }
    }
    json_end_array(out);
}

static void write_point_member(const char *key, int point, JsonWriter *out)
{
    json_key(out, key);
    if (point == MOULIN_NO_POINT) {
        json_null(out);
    } else {
        json_string(out, moulin_names[point]);
    }
}

static int count(uint32_t set)
{
    return __builtin_popcount(set);
}

static const char *phase_of(const Moulin *s, int player)
{
    return s->hand[player] > 0         ? "placing"
           : moulin_may_fly(s, player) ? "flying"
                                       : "moving";
}

static void write_player(const Moulin *s, int player, JsonWriter *out)
{
    int board = count(s->men[player]), hand = s->hand[player];
    json_begin_object(out);
    json_int_member(out, "hand", hand);
    json_int_member(out, "board", board);
    json_int_member(out, "lost", s->pieces - board - hand);
    json_string_member(out, "phase", phase_of(s, player));
    json_int_member(out, "plays", moulin_find_chances(s, player).plays);
    json_end_object(out);
}

static void write_mills(const Moulin *s, JsonWriter *out)
{
    json_begin_array(out);
    for (int i = 0; i < 2 * MILLS; i++) {
        if (is_standing(s->men[i / MILLS], i % MILLS)) {
            json_begin_object(out);
            json_int_member(out, "player", i / MILLS + 1);
            json_key(out, "points");
            write_mill(i % MILLS, out);
            json_end_object(out);
        }
    }
    json_end_array(out);
}

/* How often the present position was there since the last placement or
 * removal, this time counted; also once the game is over, when the state does
 * not say any more who would be to move. */
static int occurrences(const Moulin *s)
{
    int times = 1;
    if (s->seen_count == 0) {
        return times;
    }
    int next = 1 - (int)(s->seen[s->seen_count - 1] >> 48);
    uint64_t key = moulin_key(s->men[0], s->men[1], next);
    for (int i = 0; i < s->seen_count; i++) {
        times += s->seen[i] == key;
    }
    return times;
}

static void write_counter(const char *key, int64_t value, int limit,
                          JsonWriter *out)
{
    json_key(out, key);
    if (limit == 0) {
        json_null(out);
        return;
    }
    json_begin_object(out);
    json_int_member(out, "count", value);
    json_int_member(out, "limit", limit);
    json_end_object(out);
}

/* The pieces of a player that cannot move where all is to be moved. */
static uint32_t stuck_men(const Moulin *s, int player)
{
    uint32_t all = s->men[0] | s->men[1], stuck = 0;
    if (s->hand[player] > 0 || moulin_may_fly(s, player)) {
        return 0;
    }
    for (int point = 0; point < MOULIN_POINTS; point++) {
        if (s->men[player] & bit(point) && !(moulin_neighbours(point) & ~all)) {
            stuck |= bit(point);
        }
    }
    return stuck;
}

static void moulin_facts(const void *state, JsonWriter *out)
{
    const Moulin *s = state;
    json_key(out, "players");
    json_begin_array(out);
    write_player(s, 0, out);
    write_player(s, 1, out);
    json_end_array(out);
    json_key(out, "mills");
    write_mills(s, out);
    write_counter("repetition", occurrences(s), s->repetition, out);
    write_counter("quiet", s->quiet, s->quiet_plies, out);
    json_key(out, "blocked");
    write_points(s->end == END_BLOCKED ? s->men[s->loser] : 0, out);
}

static void write_closed(Move move, uint32_t men, JsonWriter *out)
{
    json_begin_array(out);
    for (int mill = 0; mill < MILLS; mill++) {
        if (is_closed_by(move, men, mill)) {
            write_mill(mill, out);
        }
    }
    json_end_array(out);
}

static void moulin_effect(const void *state, Seat seat, Move move,
                          JsonWriter *out)
{
    Moulin after;
    game_copy(&moulin_game, &after, state);
    moulin_apply(&after, &move);
    write_point_member("from", moulin_from(move), out);
    write_point_member("to", moulin_to(move), out);
    write_point_member("removed", moulin_removed(move), out);
    json_key(out, "mills");
    write_closed(move, after.men[seat], out);
    json_key(out, "ends");
    if (after.end) {
        Outcome outcome = { 0 };
        moulin_outcome(&after, &outcome);
        json_string(out, outcome.reason);
    } else {
        json_null(out);
    }
}

static void write_refusal(const char *move, const char *why, JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "move", move);
    json_string_member(out, "why", why);
    json_end_object(out);
}

static void refuse_stuck(const Moulin *s, int player, Lang lang,
                         JsonWriter *out)
{
    uint32_t stuck = stuck_men(s, player);
    for (int point = 0; point < MOULIN_POINTS; point++) {
        if (stuck & bit(point)) {
            Error why = ERROR_IN(lang);
            error_set(&why,
                      "the piece on %s cannot move: no free point "
                      "next to it",
                      "le pion en %s est bloqué : aucun point libre à côté",
                      moulin_names[point]);
            write_refusal(moulin_names[point], why.text, out);
        }
    }
}

/* The pieces that a move which closes a mill may not remove. */
static void refuse_removals(const Moulin *s, Seat seat, Lang lang,
                            JsonWriter *out)
{
    uint32_t theirs = s->men[1 - seat];
    uint32_t safe = theirs & ~moulin_removable(theirs);
    MoveList list;
    list.count = 0;
    moulin_moves(s, seat, &list);
    int closing = 0;
    while (closing < list.count &&
           moulin_removed(list.at[closing]) == MOULIN_NO_POINT) {
        closing++;
    }
    for (int point = 0; closing < list.count && point < MOULIN_POINTS;
         point++) {
        if (safe & bit(point)) {
            Move move = list.at[closing];
            char text[4] = { 'x' };
            Error why = ERROR_IN(lang);
            move = moulin_move(moulin_from(move), moulin_to(move), point);
            moulin_explain_illegal(s, seat, move, &why);
            memcpy(text + 1, moulin_names[point], sizeof text - 1);
            write_refusal(text, why.text, out);
        }
    }
}

static void moulin_refused(const void *state, Seat seat, Lang lang,
                           JsonWriter *out)
{
    refuse_stuck(state, seat, lang, out);
    refuse_removals(state, seat, lang, out);
}

static void begin_event(const char *code, int player, JsonWriter *out)
{
    json_begin_object(out);
    json_string_member(out, "code", code);
    json_int_member(out, "player", player + 1);
}

/* Moved along no line. */
static bool is_flight(Move move)
{
    int from = moulin_from(move);
    return from != MOULIN_NO_POINT &&
           !(moulin_neighbours(from) & bit(moulin_to(move)));
}

static void moulin_events(const void *before, const Move *moves,
                          const void *after, JsonWriter *out)
{
    const Moulin *then = before, *now = after;
    int player = then->mover, from = moulin_from(*moves);
    int removed = moulin_removed(*moves);
    if (from == MOULIN_NO_POINT) {
        begin_event("place", player, out);
        write_point_member("at", moulin_to(*moves), out);
    } else {
        begin_event(is_flight(*moves) ? "fly" : "move", player, out);
        write_point_member("from", from, out);
        write_point_member("to", moulin_to(*moves), out);
    }
    json_end_object(out);
    for (int mill = 0; mill < MILLS; mill++) {
        if (is_closed_by(*moves, now->men[player], mill)) {
            begin_event("mill", player, out);
            json_key(out, "points");
            write_mill(mill, out);
            json_end_object(out);
        }
    }
    if (removed != MOULIN_NO_POINT) {
        begin_event("remove", 1 - player, out);
        write_point_member("at", removed, out);
        json_end_object(out);
    }
}

static const char *name_of(int player, Lang lang)
{
    return moulin_game.seat_names[player].in[lang];
}

static void tell_play(int player, Move move, Lang lang, Text *out)
{
    static const Phrase places = PHRASE("%s places on %s", "%s pose en %s"),
                        moves = PHRASE("%s moves from %s to %s",
                                       "%s va de %s en %s"),
                        flies = PHRASE("%s flies from %s to %s",
                                       "%s saute de %s en %s");
    const char *name = name_of(player, lang);
    const char *to = moulin_names[moulin_to(move)];
    if (moulin_from(move) == MOULIN_NO_POINT) {
        text_addf(out, places.in[lang], name, to);
    } else {
        const char *how = (is_flight(move) ? flies : moves).in[lang];
        text_addf(out, how, name, moulin_names[moulin_from(move)], to);
    }
}

static void tell_mills(Move move, uint32_t men, Lang lang, Text *out)
{
    static const Phrase closes = PHRASE(", closes the mill %s %s %s",
                                        ", forme le moulin %s %s %s"),
                        also = PHRASE(" and the mill %s %s %s",
                                      " et le moulin %s %s %s");
    int told = 0;
    for (int mill = 0; mill < MILLS; mill++) {
        const uint8_t *at = mills[mill];
        if (is_closed_by(move, men, mill)) {
            text_addf(out, (told++ ? also : closes).in[lang],
                      moulin_names[at[0]], moulin_names[at[1]],
                      moulin_names[at[2]]);
        }
    }
}

static void tell_removal(Move move, Lang lang, Text *out)
{
    static const Phrase removes =
        PHRASE(" and removes the piece on %s", " et retire le pion en %s");
    if (moulin_removed(move) != MOULIN_NO_POINT) {
        text_addf(out, removes.in[lang], moulin_names[moulin_removed(move)]);
    }
}

/* What the next player may do from now on that was not so before. */
static void tell_phase(const Moulin *then, const Moulin *now, Lang lang,
                       Text *out)
{
    static const Phrase placed = PHRASE(" All pieces are placed.",
                                        " Tous les pions sont posés."),
                        fly = PHRASE(" %s has three pieces left and may fly.",
                                     " %s n'a plus que trois pions et peut "
                                     "sauter.");
    if (then->hand[0] + then->hand[1] > 0 && now->hand[0] + now->hand[1] == 0) {
        text_add(out, placed.in[lang]);
    }
    for (int player = 0; player < 2; player++) {
        if (moulin_may_fly(now, player) && !moulin_may_fly(then, player)) {
            text_addf(out, fly.in[lang], name_of(player, lang));
        }
    }
}

static void tell_end(const Moulin *s, Lang lang, Text *out)
{
    static const Phrase two = PHRASE(" %s has fewer than three pieces: %s "
                                     "wins.",
                                     " %s a moins de trois pions : %s gagne."),
                        stuck = PHRASE(" %s cannot move any more: %s wins.",
                                       " %s ne peut plus bouger : %s gagne."),
                        again = PHRASE(" Draw: the position came again.",
                                       " Partie nulle : la position s'est "
                                       "répétée."),
                        quiet = PHRASE(" Draw: too many moves without a "
                                       "capture.",
                                       " Partie nulle : trop de coups sans "
                                       "prise.");
    const char *loser = name_of(s->loser, lang);
    const char *winner = name_of(1 - s->loser, lang);
    switch (s->end) {
    case END_TWO_PIECES: text_addf(out, two.in[lang], loser, winner); break;
    case END_BLOCKED: text_addf(out, stuck.in[lang], loser, winner); break;
    case END_REPETITION: text_add(out, again.in[lang]); break;
    case END_QUIET: text_add(out, quiet.in[lang]); break;
    default: break;
    }
}

static void moulin_tell(const void *before, const Move *moves,
                        const void *after, Lang lang, Text *out)
{
    const Moulin *then = before, *now = after;
    tell_play(then->mover, *moves, lang, out);
    tell_mills(*moves, now->men[then->mover], lang, out);
    tell_removal(*moves, lang, out);
    text_add_char(out, '.');
    if (now->end) {
        tell_end(now, lang, out);
    } else {
        tell_phase(then, now, lang, out);
    }
}

static const char *moulin_mark(const void *before, const Move *moves,
                               const void *after)
{
    const Moulin *then = before, *now = after;
    uint32_t men = now->men[then->mover];
    return moulin_closing(men) & bit(moulin_to(*moves)) ? "mill" : NULL;
}

static int moulin_curve(const void *state)
{
    const Moulin *s = state;
    return count(s->men[0]) + s->hand[0] - count(s->men[1]) - s->hand[1];
}

const GameFace moulin_face = {
    .facts = moulin_facts,
    .effect = moulin_effect,
    .refused = moulin_refused,
    .events = moulin_events,
    .tell = moulin_tell,
    .mark = moulin_mark,
    .curve = moulin_curve,
};
