/* live_games.c: a finished match for spectators: the results of its games and
 * the positions of one game. */
#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "tournament/live/live_internal.h"
#include "tournament/results/lines.h"
#include "tournament/results/records.h"
#include "tournament/results/replay.h"
#include "tournament/results/results.h"
#include "tournament/results/scoring.h"

enum {
    GAMES_MOST = 20000,    /* a match with more games is not analysed */
    BARS = 12,             /* bars in a histogram of numbers */
    LABELS = 64,           /* words in a histogram of words */
    REPLAY_BYTES = 100000, /* bytes of positions in one message */
    UNPACKED = 128 << 20,  /* the most bytes of unpacked records; the reader
                              holds only a few games at once */
};

/* ---- what came of the games ---- */

/* How often each word came up, and the results of those games. */
typedef struct WordCounts {
    char *words[LABELS];
    int64_t wins[LABELS], draws[LABELS], losses[LABELS];
    int count;
} WordCounts;

static void words_add(WordCounts *counts, const char *word, int result)
{
    int at = 0;
    while (at < counts->count && strcmp(counts->words[at], word) != 0) {
        at++;
    }
    if (at == LABELS) {
        return;
    }
    if (at == counts->count) {
        counts->words[counts->count++] = mem_copy_string(word);
    }
    counts->wins[at] += result > 0;
    counts->draws[at] += result == 0;
    counts->losses[at] += result < 0;
}

/* Writes [[word, won, drawn, lost], ...]. */
static void words_write(WordCounts *counts, JsonWriter *out)
{
    json_begin_array(out);
    for (int i = 0; i < counts->count; i++) {
        json_begin_array(out);
        json_string(out, counts->words[i]);
        json_int(out, counts->wins[i]);
        json_int(out, counts->draws[i]);
        json_int(out, counts->losses[i]);
        json_end_array(out);
        free(counts->words[i]);
    }
    json_end_array(out);
}

/* The games of a match, from the side of its first bot. */
typedef struct GamesSeen {
    const Live *live;
    const StoredMatch *match;
    Text results; /* one letter for each game */
    WordCounts reasons, firsts[GAME_SEATS];
    int *lengths, *ends, count, end_count;
} GamesSeen;

/* Finds the seat of a bot in a game. The game's record has the names that the
 * bots had when it was played. */
static Seat seat_of(const Live *live, const StoredMatch *stored,
                    const Play *game, int player)
{
    const Entrant *entrant = entrants_find(&live->tournament.entrants,
                                           stored->plan.entrants[player]);
    for (int seat = 0; entrant && seat < game->players; seat++) {
        if (game->names[seat] &&
            strcmp(game->names[seat], entrant->name) == 0) {
            return (Seat)seat;
        }
    }
    return (Seat)player;
}

/* Counts the first choice of a seat, unless another seat chose before it. */
static void note_first(const Play *game, Seat seat, int result, WordCounts *out)
{
    const PlayStep *steps = game->steps;
    size_t at = 0;
    GameState state;
    Text word = { 0 };
    game_copy(game->game, &state, &game->start);
    for (; at < game->step_count && seats_has(steps[at].acted, SEAT_CHANCE);
         at++) {
        game->game->apply(&state, steps[at].moves);
    }
    if (at == game->step_count || !seats_has(steps[at].acted, seat)) {
        return;
    }
    const Move *move = steps[at].moves;
    SEATS_EACH (acted, steps[at].acted) {
        move += acted < seat;
    }
    game->game->write_move(&state, seat, *move, 0, &word);
    words_add(out, text_string(&word), result);
    text_done(&word);
}

/* Returns 1 for a single winner, 0 for a shared first place, otherwise -1. */
static int result_of(const Play *game, const Outcome *outcome, Seat seat)
{
    int result = 1;
    for (int i = 0; i < game->players; i++) {
        int lead = outcome->balance[seat] - outcome->balance[i];
        int here = lead < 0 ? -1 : lead == 0 && i != (int)seat ? 0 : 1;
        result = here < result ? here : result;
    }
    return result;
}

static void note_game(GamesSeen *seen, const Play *game)
{
    const GameFace *face = game_face(game->game);
    int players = seen->match->plan.players;
    Seat seat = seat_of(seen->live, seen->match, game, 0);
    Outcome outcome;
    play_outcome(game, &outcome);
    int result = result_of(game, &outcome, seat);
    text_add_char(&seen->results, "ldw"[result + 1]);
    words_add(&seen->reasons, outcome.reason, result);
    for (int i = 0; i < players; i++) {
        Seat own = seat_of(seen->live, seen->match, game, i);
        note_first(game, own, result_of(game, &outcome, own), &seen->firsts[i]);
    }
    seen->lengths[seen->count++] = (int)game->step_count;
    if (face->curve && players == 2 && game->end == PLAY_BY_RULES) {
        int end = face->curve(&game->state);
        seen->ends[seen->end_count++] = seat == 0 ? end : -end;
    }
}

static bool read_games(GamesSeen *seen, Error *err)
{
    const Tournament *t = &seen->live->tournament;
    Text packed = { 0 };
    RecordsReader reader;
    Error why = ERROR_IN(LANG_EN);
    Play game;
    bool is_well = match_store_load_records(
        t->store, seen->match->id, UNPACKED / RECORDS_RATIO, &packed, err);
    records_open(&reader, &packed, UNPACKED, &t->contest, &seen->match->plan);
    while (packed.size && seen->count < GAMES_MOST &&
           records_next(&reader, &game, &why)) {
        if (play_is_over(&game)) {
            note_game(seen, &game);
        }
        play_done(&game);
    }
    records_close(&reader);
    text_done(&packed);
    return is_well && (!why.text[0] || error_set(err, "%s", "%s", why.text));
}

/* Writes a histogram: [[from, to, count], ...], with bars of equal width. */
static void write_bars(const char *key, const int *values, int count,
                       JsonWriter *out)
{
    int least = count ? values[0] : 0, most = least;
    int bars[BARS] = { 0 };
    for (int i = 1; i < count; i++) {
        least = values[i] < least ? values[i] : least;
        most = values[i] > most ? values[i] : most;
    }
    int width = (most - least) / BARS + 1;
    for (int i = 0; i < count; i++) {
        bars[(values[i] - least) / width]++;
    }
    json_begin_array_member(out, key);
    for (int i = 0; count && i <= (most - least) / width; i++) {
        int from = least + i * width;
        json_begin_array(out);
        json_int(out, from);
        json_int(out, from + width - 1 < most ? from + width - 1 : most);
        json_int(out, bars[i]);
        json_end_array(out);
    }
    json_end_array(out);
}

static void write_games(GamesSeen *seen, JsonWriter *out)
{
    json_string_member(out, "results", text_string(&seen->results));
    json_key(out, "reasons");
    words_write(&seen->reasons, out);
    json_begin_array_member(out, "firsts");
    for (int i = 0; i < seen->match->plan.players; i++) {
        words_write(&seen->firsts[i], out);
    }
    json_end_array(out);
    write_bars("lengths", seen->lengths, seen->count, out);
    write_bars("ends", seen->ends, seen->end_count, out);
}

/* ---- the match ---- */

static void write_sides(const Live *live, const StoredMatch *match,
                        JsonWriter *out)
{
    const MatchResult *result = &match->result;
    json_begin_array_member(out, "sides");
    for (int i = 0; i < match->plan.players; i++) {
        const SideResult *side = &result->sides[i];
        json_begin_object(out);
        json_int_member(out, "bot", match->plan.entrants[i]);
        json_string_member(out, "name",
                           live_name(live, match->plan.entrants[i]));
        json_int_member(out, "wins", side->wins);
        json_int_member(out, "draws", side->draws);
        json_int_member(out, "losses", side->losses);
        json_bool_member(out, "fault", side->has_lost);
        json_key(out, "points");
        results_write_number(
            scoring_points(&live->tournament.contest, result, i), out);
        json_end_object(out);
    }
    json_end_array(out);
}

/* Finds a finished match of two or more players. */
static bool find_match(Live *live, int64_t id, StoredMatch *out, Error *err)
{
    return live->is_open &&
           results_find_match(&live->tournament, id, out, err) &&
           out->plan.players > 1;
}

bool live_write_match(Live *live, int64_t match, JsonWriter *out, Error *err)
{
    StoredMatch stored;
    if (!find_match(live, match, &stored, err)) {
        return false;
    }
    GamesSeen seen = { .live = live, .match = &stored };
    seen.lengths = mem_new(GAMES_MOST * sizeof *seen.lengths);
    seen.ends = mem_new(GAMES_MOST * sizeof *seen.ends);
    bool is_well = stored.plan.games > GAMES_MOST || read_games(&seen, err);
    json_int_member(out, "match", match);
    json_int_member(out, "board", stored.plan.config);
    json_int_member(out, "stage", stored.plan.stage);
    json_int_member(out, "round", stored.plan.round);
    json_int_member(out, "games", stored.result.games);
    json_int_member(out, "closest", stored.result.closest_game);
    json_int_member(out, "longest", stored.result.longest_game);
    write_sides(live, &stored, out);
    write_games(&seen, out);
    text_done(&seen.results);
    free(seen.lengths);
    free(seen.ends);
    return is_well;
}

/* ---- a game ---- */

bool live_write_replay(Live *live, const LiveReplay *replay, JsonWriter *out,
                       Error *err)
{
    StoredMatch stored;
    Play game;
    Text record = { 0 };
    if (replay->game < 1 || !find_match(live, replay->match, &stored, err) ||
        !results_load_record(&live->tournament, &stored, replay->game, UNPACKED,
                             &record, &game, err)) {
        return false;
    }
    int from =
        replay->from < 0 ? (int)game.step_count + replay->from : replay->from;
    const ReplayPart part = { .lang = replay->lang,
                              .draws = replay->draws,
                              .has_steps = true,
                              .from = from < 0 ? 0 : (size_t)from,
                              .most = SIZE_MAX,
                              .bytes = REPLAY_BYTES };
    Seat seats[GAME_SEATS];
    for (int i = 0; i < stored.plan.players; i++) {
        seats[i] = seat_of(live, &stored, &game, i);
    }
    for (int i = 0; i < stored.plan.players; i++) {
        play_set_name(&game, seats[i],
                      live_name(live, stored.plan.entrants[i]));
    }
    Table *table = replay_table_new(&game);
    json_int_member(out, "match", replay->match);
    json_int_member(out, "game", replay->game);
    json_int_member(out, "steps", (int64_t)game.step_count);
    json_int_member(out, "from", (int64_t)part.from);
    replay_write_head(&game, out);
    size_t last = replay_write_positions(table, &part, out);
    LinesPart lines = { .first = (int64_t)part.from, .last = (int64_t)last };
    /* The last question has no step if nobody answered it. */
    lines.last += last == game.step_count;
    for (int i = 0; i < stored.plan.players; i++) {
        bool is_open = replay->reader == LIVE_ALL_LINES ||
                       replay->reader == stored.plan.entrants[i];
        lines.seats |= is_open ? SEATS_ONE(seats[i]) : SEATS_NONE;
    }
    if (lines.seats) {
        json_key(out, "lines");
        lines_write(&record, &lines, out);
    }
    text_done(&record);
    replay_table_free(table);
    play_done(&game);
    return true;
}
