/* local_table.c: fills the seats of a game at the terminal, takes choices and
 * saves every step.
 *
 * The match's names are the specs of the players, so that a saved game can be
 * resumed with the same ones. A thinker is told to stop before the match
 * changes: its thread reads only its own copy of the view, but its player is
 * told of every step. */
#include "tui/local_table.h"

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "base/folder.h"
#include "base/mem.h"
#include "core/config.h"
#include "core/describe.h"
#include "core/play.h"

/* Fills a seat. spec replaces the name in the record unless it is NULL. */
static void seat_player(LocalTable *table, Seat seat, const char *spec)
{
    Match *match = &table->match;
    bool is_human = true;
    if (spec) {
        match_set_name(match, seat, spec);
    }
    const char *name = match->names[seat];
    uint64_t seed = match_step_seed(match, seat);
    if (spec && think_is_program(spec)) {
        table->thinkers[seat] = think_new_program(
            name, match, seat, seed, !table->is_unguarded, table->lang);
        match->seated[seat] = think_player(table->thinkers[seat]);
    } else if (think_read_spec(name, match->game, &is_human, NULL) &&
               !is_human) {
        table->thinkers[seat] = think_new(name, match, seat, seed);
        match->seated[seat] = think_player(table->thinkers[seat]);
    } else {
        match->humans |= SEATS_ONE(seat);
    }
}

static const char *usual_spec(Seat seat)
{
    return seat == 0 ? "human" : "level:3";
}

void local_begin(LocalTable *table, const Game *game, const GameConfig *config,
                 int64_t seed, const LocalSeats *seats)
{
    Rng rng;
    *table = (LocalTable){ .slot.lock = -1,
                           .is_unguarded = seats->is_unguarded,
                           .lang = seats->lang };
    match_begin(&table->match, game, config, seed, "", &rng);
    for (Seat s = 0; s < table->match.players; s++) {
        seat_player(table, s, seats->spec[s] ? seats->spec[s] : usual_spec(s));
    }
}

void local_adopt(LocalTable *table, Match *match, const LocalSeats *seats)
{
    *table = (LocalTable){ .slot.lock = -1,
                           .is_unguarded = seats->is_unguarded,
                           .lang = seats->lang };
    bool has_names = !record_is_document(match);
    table->match = *match;
    *match = (Match){ 0 };
    if (!table->match.has_seed &&
        getrandom(&table->match.salt, sizeof table->match.salt, 0) < 0) {
        die("the system has no random bytes");
    }
    /* Cancels a forfeit, so that the game can go on. */
    match_go_to(&table->match, table->match.step_count);
    for (Seat s = 0; s < table->match.players; s++) {
        seat_player(table, s,
                    seats->spec[s] ? seats->spec[s]
                    : has_names    ? NULL
                                   : usual_spec(s));
    }
}

void local_keep_file(LocalTable *table, const char *path)
{
    Text folder = { 0 };
    folder_data("autosave/", &folder);
    if (strncmp(path, text_string(&folder), folder.size) == 0) {
        save_take(&table->slot, path);
    }
    text_done(&folder);
}

void local_done(LocalTable *table)
{
    for (int s = 0; s < GAME_SEATS; s++) {
        think_free(table->thinkers[s]);
    }
    think_free(table->adviser);
    if (table->match.step_count == 0) {
        save_remove(&table->slot);
    } else {
        save_close(&table->slot);
    }
    match_done(&table->match);
}

bool local_check_seats(const LocalSeats *seats, const Game *game, int players,
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

int local_humans(const LocalTable *table)
{
    return seats_count(table->match.humans);
}

Seat local_only_human(const LocalTable *table)
{
    return local_humans(table) == 1 ? seats_first(table->match.humans)
                                    : SEAT_WATCHER;
}

View local_view(const LocalTable *table, Seat at_screen, bool is_flipped)
{
    const Match *match = &table->match;
    View view = { .match = match, .eyes = local_only_human(table) };
    if (match->game->redact && local_humans(table) > 1) {
        view.eyes = at_screen;
    }
    Seat near = view.eyes < GAME_SEATS ? view.eyes : 0;
    view.is_flipped = is_flipped;
    view.side = is_flipped ? (Seat)((near + 1) % match->players) : near;
    return view;
}

Seat local_next(const LocalTable *table)
{
    const Match *match = &table->match;
    SeatSet owing = match_owing(match);
    return owing                  ? seats_first(owing)
           : match_is_over(match) ? SEAT_WATCHER
                                  : SEAT_CHANCE;
}

/* True if seat can only pass; the pass is then in out. */
static bool must_pass(const Game *game, const void *state, Seat seat, Move *out)
{
    MoveList list = { .count = 0 };
    const GameInput *input = game_input(game);
    if (input->is_pass && seat < GAME_SEATS) {
        game->moves(state, seat, &list);
    }
    bool is_forced = list.count == 1 && input->is_pass(state, list.at[0]);
    *out = is_forced ? list.at[0] : *out;
    return is_forced;
}

bool local_find_forced(const LocalTable *table, Seat seat, Move *out)
{
    return seat == local_only_human(table) && seat < GAME_SEATS &&
           must_pass(table->match.game, &table->match.state, seat, out);
}

bool local_was_forced(const LocalTable *table, size_t step)
{
    const Match *match = &table->match;
    Seat seat = local_only_human(table);
    GameState before;
    Move pass = MOVE_NONE;
    match_state_at(match, step, &before);
    return seat < GAME_SEATS && match->steps[step].acted == SEATS_ONE(seat) &&
           must_pass(match->game, &before, seat, &pass);
}

void local_add_status(const LocalTable *table, Lang lang, Text *out)
{
    const Match *match = &table->match;
    if (table->match.end == MATCH_BY_RULES) {
        describe_status(match->game, match->players, &match->state, lang, out);
        return;
    }
    SeatSet winners = seats_all(match->players) & (SeatSet)~table->match.losers;
    if (seats_count(winners) == 1) {
        view_add_name(match, seats_first(winners), lang, out);
        text_say(out, lang, " wins: ", " gagne : ");
    }
    view_add_name(match, seats_first(table->match.losers), lang, out);
    text_say(out, lang, " loses by forfeit", " perd par forfait");
}

bool local_save(LocalTable *table, Error *err)
{
    if (!table->slot.path[0]) {
        save_open(&table->slot, table->match.game);
    }
    if (!match_is_over(&table->match)) {
        return save_write(&table->match, table->slot.path, err);
    }
    /* The finished game goes to finished/ with the same name. */
    Text path = { 0 };
    folder_data("finished", &path);
    text_add(&path, strrchr(table->slot.path, '/'));
    bool is_saved = save_write(&table->match, text_string(&path), err);
    text_done(&path);
    if (is_saved) {
        save_remove(&table->slot);
    }
    return is_saved;
}

static void autosave(LocalTable *table, Error *err)
{
    bool is_saved = local_save(table, table->is_save_broken ? NULL : err);
    table->is_save_broken = !is_saved;
}

/* If the game is over, tells the players so. */
static void finish(LocalTable *table)
{
    for (int s = 0; match_is_over(&table->match) && s < GAME_SEATS; s++) {
        if (table->thinkers[s]) {
            think_stop(table->thinkers[s]);
            player_finish(think_player(table->thinkers[s]));
        }
    }
}

static void stop_thinking(LocalTable *table)
{
    for (int s = 0; s < GAME_SEATS; s++) {
        if (table->thinkers[s]) {
            think_stop(table->thinkers[s]);
        }
    }
    if (table->adviser) {
        think_stop(table->adviser);
    }
}

/* Plays the step that all have chosen. */
static void play(LocalTable *table, Error *err)
{
    stop_thinking(table);
    match_play_chosen(&table->match);
    autosave(table, err);
    finish(table);
}

bool local_choose(LocalTable *table, Seat seat, Move move, Error *err)
{
    bool is_complete = match_choose(&table->match, seat, move);
    if (is_complete) {
        play(table, err);
    }
    return is_complete;
}

void local_take(LocalTable *table, Seat seat, Lang lang, Text *fault,
                Error *err)
{
    Match *match = &table->match;
    Text words = { 0 };
    Move move = think_wait(table->thinkers[seat]);
    bool is_complete = match_take(match, seat, move);
    bool has_lost = seats_has(match->losers, seat);
    player_describe_fault(match->seated[seat], lang, &words);
    if (words.size > 0) {
        view_add_name(&table->match, seat, lang, fault);
        text_addf(fault, "%s%s%s", lang_pick(lang, ": ", " : "), words.data,
                  !has_lost ? ""
                            : lang_pick(lang, ", and loses by forfeit",
                                        ", et perd par forfait"));
    }
    text_done(&words);
    if (has_lost) {
        autosave(table, err);
        finish(table);
    } else if (is_complete) {
        play(table, err);
    }
}

void local_draw(LocalTable *table, Error *err)
{
    match_draw(&table->match, NULL);
    play(table, err);
}

static void go_to(LocalTable *table, size_t steps, Error *err)
{
    stop_thinking(table);
    match_go_to(&table->match, steps);
    autosave(table, err);
}

bool local_undo(LocalTable *table, Error *err)
{
    Match *match = &table->match;
    if (match->chosen & match->humans) {
        /* A person has chosen, and others are still to choose: undo takes that
         * choice back first. */
        match_go_to(match, match->step_count);
        return true;
    }
    size_t target = match_last_choice(match, match_stops(match));
    if (target == match->step_count) {
        return false;
    }
    go_to(table, target, err);
    return true;
}

bool local_redo(LocalTable *table, Error *err)
{
    const Match *match = &table->match;
    size_t target = match_next_choice(match, match_stops(match));
    if (target == match->step_count) {
        return false;
    }
    go_to(table, target, err);
    return true;
}

Thinker *local_adviser(LocalTable *table, Seat seat, const char *spec)
{
    Match *match = &table->match;
    if (table->adviser && table->adviser_seat != seat) {
        match->seated[table->adviser_seat] = NULL;
        think_free(table->adviser);
        table->adviser = NULL;
    }
    if (!table->adviser) {
        table->adviser =
            think_new(spec, match, seat, match_step_seed(match, 0));
        table->adviser_seat = seat;
        match->seated[seat] = think_player(table->adviser);
    }
    return table->adviser;
}

void local_add_kept(const LocalTable *table, Lang lang, Text *out)
{
    if (table->match.step_count == 0) {
        text_say(out, lang,
                 "No move was played: there is nothing to "
                 "save.",
                 "Aucun coup joué : il n'y a rien à enregistrer.");
        return;
    }
    text_say(out, lang, "The game is saved; joute play resumes it:\n  ",
             "La partie est enregistrée ; joute play la reprend :\n  ");
    save_add_short(table->slot.path, out);
}

bool local_add_values(const LocalTable *table, Lang lang, Text *out, Error *err)
{
    enum { FLAGS_MOST = 32 };
    static const char *const none[FLAGS_MOST] = { NULL };
    const Match *match = &table->match;
    const GameSolver *solver = match->game->solver;
    GameRun run = { .game = match->game,
                    .config = match->config,
                    .lang = lang,
                    .is_quick = true,
                    .values = none };
    bool is_over = match_is_over(match);
    if (!solver || (is_over && !solver->review)) {
        return error_set(err, "joute cannot evaluate the moves of this game",
                         "joute ne sait pas évaluer les coups de ce jeu");
    }
    return is_over ? solver->review(&run, match, out, err)
                   : solver->eval(&run, &match->state, out, err);
}
