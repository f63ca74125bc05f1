#include "tui/table.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/folder.h"
#include "base/mem.h"
#include "core/config.h"
#include "core/describe.h"
#include "core/play.h"

static char *copy_string(const char *string)
{
    size_t size = strlen(string) + 1;
    return memcpy(mem_new(size), string, size);
}

static uint64_t step_seed(const Table *table, size_t step)
{
    return record_step_seed(table->record.seed, table->salt, step);
}

/* Seats a player; spec replaces the name in the record unless it is NULL. */
static void seat_player(Table *table, Seat seat, const char *spec)
{
    char **name = &table->record.players[seat];
    bool is_human = true;
    if (spec && spec != *name) {
        free(*name);
        *name = copy_string(spec);
    }
    bool is_program = spec && think_is_program(spec);
    table->is_human[seat] =
        !is_program &&
        (!think_read_spec(*name, table->record.match.game, &is_human, NULL) ||
         is_human);
    if (is_program) {
        table->thinkers[seat] =
            think_new_program(*name, &table->record.match, seat,
                              step_seed(table, seat), !table->is_unguarded);
    } else if (!table->is_human[seat]) {
        table->thinkers[seat] = think_new(*name, &table->record.match, seat,
                                          step_seed(table, seat));
    }
}

static const char *usual_spec(Seat seat)
{
    return seat == 0 ? "human" : "level:3";
}

void table_begin(Table *table, const Game *game, const GameConfig *config,
                 int64_t seed, const TableSeats *seats)
{
    Rng rng;
    *table = (Table){ .slot.lock = -1, .is_unguarded = seats->is_unguarded };
    record_begin(&table->record, game, config, seed, "", &rng);
    for (Seat s = 0; s < table->record.match.players; s++) {
        seat_player(table, s, seats->spec[s] ? seats->spec[s] : usual_spec(s));
    }
}

void table_adopt(Table *table, Record *record, const TableSeats *seats)
{
    *table = (Table){ .slot.lock = -1, .is_unguarded = seats->is_unguarded };
    table->record = *record;
    *record = (Record){ 0 };
    table->salt = table->record.has_seed ? 0 : clock_now();
    bool has_names = !table->record.is_document;
    table->record.is_document = false;
    /* What was given up can be played on. */
    table->record.end = RECORD_BY_RULES;
    table->record.losers = SEATS_NONE;
    for (Seat s = 0; s < table->record.match.players; s++) {
        seat_player(table, s,
                    seats->spec[s] ? seats->spec[s]
                    : has_names    ? NULL
                                   : usual_spec(s));
    }
}

void table_keep_file(Table *table, const char *path)
{
    Text folder = { 0 };
    folder_data("autosave/", &folder);
    if (strncmp(path, text_string(&folder), folder.size) == 0) {
        save_take(&table->slot, path);
    }
    text_done(&folder);
}

void table_done(Table *table)
{
    for (int s = 0; s < GAME_SEATS; s++) {
        think_free(table->thinkers[s]);
    }
    think_free(table->adviser);
    if (table->record.match.step_count == 0) {
        save_remove(&table->slot);
    } else {
        save_close(&table->slot);
    }
    record_done(&table->record);
}

bool table_check_seats(const TableSeats *seats, const Game *game, int players,
                       Error *err)
{
    for (int s = 0; s < GAME_SEATS; s++) {
        if (!seats->spec[s]) {
            continue;
        }
        if (s >= players) {
            return error_set(err, "--p%d: there are only %d players",
                             "--p%d : il n'y a que %d joueurs", s + 1, players);
        }
        if (!think_check(seats->spec[s], game, !seats->is_unguarded, err)) {
            return false;
        }
    }
    return true;
}

int table_humans(const Table *table)
{
    int count = 0;
    for (int s = 0; s < table->record.match.players; s++) {
        count += table->is_human[s];
    }
    return count;
}

Seat table_only_human(const Table *table)
{
    Seat seat = 0;
    while (seat < GAME_SEATS && !table->is_human[seat]) {
        seat++;
    }
    return table_humans(table) == 1 ? seat : SEAT_WATCHER;
}

bool table_has_secrets(const Table *table)
{
    const Match *match = &table->record.match;
    return match->game->redact ||
           seats_count(match->game->to_act(&match->state)) > 1;
}

Seat table_next(const Table *table)
{
    const Match *match = &table->record.match;
    SeatSet left = match->game->to_act(&match->state);
    left &= (SeatSet)~table->chosen;
    bool is_open = left && table->record.end == RECORD_BY_RULES;
    return is_open ? seats_first(left) : SEAT_WATCHER;
}

bool table_is_over(const Table *table)
{
    return match_is_over(&table->record.match) ||
           table->record.end != RECORD_BY_RULES;
}

void table_add_status(const Table *table, Lang lang, Text *out)
{
    const Match *match = &table->record.match;
    if (table->record.end == RECORD_BY_RULES) {
        describe_status(match->game, match->players, &match->state, lang, out);
        return;
    }
    table_add_name(table, seats_first(table->record.losers), lang, out);
    text_add(out, lang == LANG_FR ? " perd par forfait" : " loses by forfeit");
}

/* Beside the running games: finished/ with the same name. */
static bool save_finished(Table *table, Error *err)
{
    Text path = { 0 };
    folder_data("finished", &path);
    text_add(&path, strrchr(table->slot.path, '/'));
    bool is_saved = save_write(&table->record, text_string(&path), err);
    text_done(&path);
    if (is_saved) {
        save_remove(&table->slot);
    }
    return is_saved;
}

bool table_save(Table *table, Error *err)
{
    if (!table->slot.path[0]) {
        save_open(&table->slot, table->record.match.game);
    }
    return table_is_over(table)
               ? save_finished(table, err)
               : save_write(&table->record, table->slot.path, err);
}

static void autosave(Table *table, Error *err)
{
    bool is_saved = table_save(table, table->is_save_broken ? NULL : err);
    table->is_save_broken = !is_saved;
}

/* After the last move, or the last fault. */
static void finish(Table *table)
{
    for (int s = 0; table_is_over(table) && s < GAME_SEATS; s++) {
        if (table->thinkers[s]) {
            think_finish(table->thinkers[s], &table->record);
        }
    }
}

static void play(Table *table, const Move *moves, Error *err)
{
    Match *match = &table->record.match;
    for (int s = 0; s < GAME_SEATS; s++) {
        if (table->thinkers[s]) {
            think_observe(table->thinkers[s], match, moves);
        }
    }
    if (table->adviser) {
        think_observe(table->adviser, match, moves);
    }
    table->chosen = SEATS_NONE;
    match_play(match, moves);
    autosave(table, err);
    finish(table);
}

bool table_choose(Table *table, Seat seat, Move move, Error *err)
{
    const Match *match = &table->record.match;
    SeatSet acting = match->game->to_act(&match->state);
    table->pending[seat] = move;
    table->chosen |= SEATS_ONE(seat);
    if (table->chosen != acting) {
        return false;
    }
    Move moves[GAME_SEATS];
    int count = 0;
    for (SeatSet left = acting; left; left &= (SeatSet)(left - 1)) {
        moves[count++] = table->pending[seats_first(left)];
    }
    play(table, moves, err);
    return true;
}

static void forfeit(Table *table, Seat seat, Error *err)
{
    table->record.end = RECORD_FORFEIT;
    table->record.losers = SEATS_ONE(seat);
    table->chosen = SEATS_NONE;
    autosave(table, err);
    finish(table);
}

void table_take(Table *table, Seat seat, Lang lang, Text *fault, Error *err)
{
    Thinker *thinker = table->thinkers[seat];
    Text words = { 0 };
    Move move = think_wait(thinker);
    bool has_lost = think_has_lost(thinker);
    think_add_fault(thinker, lang, &words);
    if (words.size > 0) {
        table_add_name(table, seat, lang, fault);
        text_addf(fault, "%s%s%s", lang == LANG_FR ? " : " : ": ", words.data,
                  !has_lost         ? ""
                  : lang == LANG_FR ? ", et perd par forfait"
                                    : ", and loses by forfeit");
    }
    text_done(&words);
    if (has_lost) {
        forfeit(table, seat, err);
    } else {
        table_choose(table, seat, move, err);
    }
}

void table_draw(Table *table, Error *err)
{
    const Match *match = &table->record.match;
    Rng rng;
    Move moves[GAME_SEATS];
    rng_seed(&rng, step_seed(table, match->step_count));
    if (play_random_step(match->game, &match->state, &rng, moves)) {
        play(table, moves, err);
    }
}

/* Whether a person, or with none at the table any seat, chooses in state. */
static bool is_stop(const Table *table, const void *state)
{
    SeatSet acting = table->record.match.game->to_act(state);
    bool is_watched = table_humans(table) == 0;
    for (Seat s = 0; s < GAME_SEATS; s++) {
        if (seats_has(acting, s) && (is_watched || table->is_human[s])) {
            return true;
        }
    }
    return false;
}

/* What bots said of moves that are no more. */
static void drop_comments(Record *record, size_t steps)
{
    size_t kept = 0;
    for (size_t i = 0; i < record->comment_count; i++) {
        if ((size_t)record->comments[i].move <= steps) {
            record->comments[kept++] = record->comments[i];
        } else {
            free(record->comments[i].text);
        }
    }
    record->comment_count = kept;
}

static void go_to(Table *table, size_t steps, Error *err)
{
    for (int s = 0; s < GAME_SEATS; s++) {
        if (table->thinkers[s]) {
            think_forget(table->thinkers[s]);
        }
    }
    if (table->adviser) {
        think_forget(table->adviser);
    }
    table->chosen = SEATS_NONE;
    table->record.end = RECORD_BY_RULES;
    table->record.losers = SEATS_NONE;
    drop_comments(&table->record, steps);
    match_go_to(&table->record.match, steps);
    autosave(table, err);
}

/* A person who has already chosen in a step that others still think about
 * takes that choice back first. */
static bool take_back_choice(Table *table)
{
    for (Seat s = 0; s < GAME_SEATS; s++) {
        if (seats_has(table->chosen, s) && table->is_human[s]) {
            table->chosen = SEATS_NONE;
            return true;
        }
    }
    return false;
}

bool table_undo(Table *table, Error *err)
{
    Match *match = &table->record.match;
    size_t target = match->step_count;
    GameState state;
    if (take_back_choice(table)) {
        return true;
    }
    game_copy(match->game, &state, &match->start);
    for (size_t i = 0; i < match->step_count; i++) {
        target = is_stop(table, &state) ? i : target;
        match->game->apply(&state, match->steps[i].moves);
    }
    if (target == match->step_count) {
        return false;
    }
    go_to(table, target, err);
    return true;
}

bool table_redo(Table *table, Error *err)
{
    Match *match = &table->record.match;
    size_t end = match->step_count + match->undone_count;
    size_t target = match->step_count;
    GameState state;
    game_copy(match->game, &state, &match->state);
    if (target == end) {
        return false;
    }
    do {
        match->game->apply(&state, match->steps[target].moves);
        target++;
    } while (target < end && !is_stop(table, &state));
    go_to(table, target, err);
    return true;
}

Thinker *table_adviser(Table *table, Seat seat, const char *spec)
{
    if (table->adviser && table->adviser_seat != seat) {
        think_free(table->adviser);
        table->adviser = NULL;
    }
    if (!table->adviser) {
        table->adviser =
            think_new(spec, &table->record.match, seat, step_seed(table, 0));
        table->adviser_seat = seat;
    }
    return table->adviser;
}

void table_add_name(const Table *table, Seat seat, Lang lang, Text *out)
{
    const char *name = table->record.players[seat];
    text_add(out, table->record.match.game->seat_names[seat].in[lang]);
    if (strcmp(name, "human") != 0) {
        text_addf(out, " (%s)", name);
    }
}

void table_add_kept(const Table *table, Lang lang, Text *out)
{
    bool is_french = lang == LANG_FR;
    if (table->record.match.step_count == 0) {
        text_add(out, is_french ? "Aucun coup joué : il n'y a rien à garder."
                                : "No move was played: there is nothing to "
                                  "keep.");
        return;
    }
    text_add(out, is_french
                      ? "La partie est gardée ; joute play la reprend :\n  "
                      : "The game is kept; joute play resumes it:\n  ");
    save_add_short(table->slot.path, out);
}
