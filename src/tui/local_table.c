/* local_table.c: fills the seats of a game at the terminal, takes choices and
 * saves every step.
 *
 * The players' names in the game are their specs, so a saved game can be
 * resumed with the same players. A thinker is told to stop before the game
 * changes: its thread reads only its own copy of the view, but its player is
 * told of every step. */
#include "tui/local_table.h"

#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

#include "ai/players.h"
#include "base/folder.h"
#include "base/mem.h"
#include "core/describe.h"
#include "core/rules.h"

/* Fills a seat. If spec is not NULL, it replaces the name in the record. */
static void seat_player(LocalTable *table, Seat seat, const char *spec)
{
    Play *play = &table->play;
    bool is_human = true;
    if (spec) {
        play_set_name(play, seat, spec);
    }
    const char *name = play->names[seat];
    uint64_t seed = play_step_seed(play, seat);
    if (spec && think_is_program(spec)) {
        table->thinkers[seat] = think_new_program(
            name, play, seat, seed, !table->is_unguarded, table->lang);
        play->seated[seat] = think_player(table->thinkers[seat]);
    } else if (think_read_spec(name, play->game, &is_human, NULL) &&
               !is_human) {
        table->thinkers[seat] = think_new(name, play, seat, seed);
        play->seated[seat] = think_player(table->thinkers[seat]);
    } else {
        play->humans |= SEATS_ONE(seat);
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
    play_begin(&table->play, game, config, seed, "", &rng);
    for (Seat s = 0; s < table->play.players; s++) {
        seat_player(table, s, seats->spec[s] ? seats->spec[s] : usual_spec(s));
    }
}

void local_adopt(LocalTable *table, Play *play, const LocalSeats *seats)
{
    *table = (LocalTable){ .slot.lock = -1,
                           .is_unguarded = seats->is_unguarded,
                           .lang = seats->lang };
    bool has_names = !record_is_document(play);
    table->play = *play;
    *play = (Play){ 0 };
    if (!table->play.has_seed &&
        getrandom(&table->play.salt, sizeof table->play.salt, 0) < 0) {
        die("the system has no random bytes");
    }
    /* Cancels a forfeit, so that the game can go on. */
    play_go_to(&table->play, table->play.step_count);
    for (Seat s = 0; s < table->play.players; s++) {
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
    if (table->play.step_count == 0) {
        save_remove(&table->slot);
    } else {
        save_close(&table->slot);
    }
    play_done(&table->play);
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
    return seats_count(table->play.humans);
}

Seat local_only_human(const LocalTable *table)
{
    return local_humans(table) == 1 ? seats_first(table->play.humans)
                                    : SEAT_WATCHER;
}

View local_view(const LocalTable *table, Seat at_screen, bool is_flipped)
{
    const Play *play = &table->play;
    View view = { .play = play, .eyes = local_only_human(table) };
    if (play->game->redact && local_humans(table) > 1) {
        view.eyes = at_screen;
    }
    Seat near = view.eyes < GAME_SEATS ? view.eyes : 0;
    view.is_flipped = is_flipped;
    view.side = is_flipped ? (Seat)((near + 1) % play->players) : near;
    return view;
}

Seat local_next(const LocalTable *table)
{
    const Play *play = &table->play;
    SeatSet owing = play_owing(play);
    return owing                ? seats_first(owing)
           : play_is_over(play) ? SEAT_WATCHER
                                : SEAT_CHANCE;
}

/* True if the seat can only pass; out is then the pass. */
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
           must_pass(table->play.game, &table->play.state, seat, out);
}

bool local_was_forced(const LocalTable *table, size_t step)
{
    const Play *play = &table->play;
    Seat seat = local_only_human(table);
    GameState before;
    Move pass = MOVE_NONE;
    play_state_at(play, step, &before);
    return seat < GAME_SEATS && play->steps[step].acted == SEATS_ONE(seat) &&
           must_pass(play->game, &before, seat, &pass);
}

void local_add_status(const LocalTable *table, Lang lang, Text *out)
{
    const Play *play = &table->play;
    if (table->play.end == PLAY_BY_RULES) {
        describe_status(play->game, play->players, &play->state, lang, out);
        return;
    }
    SeatSet winners = seats_all(play->players) & (SeatSet)~table->play.losers;
    if (seats_count(winners) == 1) {
        view_add_name(play, seats_first(winners), lang, out);
        text_say(out, lang, " wins: ", " gagne : ");
    }
    view_add_name(play, seats_first(table->play.losers), lang, out);
    text_say(out, lang, " loses by forfeit", " perd par forfait");
}

bool local_save(LocalTable *table, Error *err)
{
    if (!table->slot.path[0]) {
        save_open(&table->slot, table->play.game);
    }
    if (!play_is_over(&table->play)) {
        return save_write(&table->play, table->slot.path, err);
    }
    /* The finished game goes to finished/ with the same name. */
    Text path = { 0 };
    folder_data("finished", &path);
    text_add(&path, strrchr(table->slot.path, '/'));
    bool is_saved = save_write(&table->play, text_string(&path), err);
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
    for (int s = 0; play_is_over(&table->play) && s < GAME_SEATS; s++) {
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
static void play_chosen(LocalTable *table, Error *err)
{
    stop_thinking(table);
    play_step_chosen(&table->play);
    autosave(table, err);
    finish(table);
}

bool local_choose(LocalTable *table, Seat seat, Move move, Error *err)
{
    bool is_complete = play_choose(&table->play, seat, move);
    if (is_complete) {
        play_chosen(table, err);
    }
    return is_complete;
}

void local_take(LocalTable *table, Seat seat, Lang lang, Text *fault,
                Error *err)
{
    Play *play = &table->play;
    Text words = { 0 };
    Move move = think_wait(table->thinkers[seat]);
    bool is_complete = play_take(play, seat, move);
    bool has_lost = seats_has(play->losers, seat);
    player_describe_fault(play->seated[seat], lang, &words);
    if (words.size > 0) {
        view_add_name(&table->play, seat, lang, fault);
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
        play_chosen(table, err);
    }
}

void local_draw(LocalTable *table, Error *err)
{
    play_draw(&table->play, NULL);
    play_chosen(table, err);
}

static void go_to(LocalTable *table, size_t steps, Error *err)
{
    stop_thinking(table);
    play_go_to(&table->play, steps);
    autosave(table, err);
}

bool local_undo(LocalTable *table, Error *err)
{
    Play *play = &table->play;
    if (play->chosen & play->humans) {
        /* Others have still to choose: undo first takes back the choice of a
         * person. */
        play_go_to(play, play->step_count);
        return true;
    }
    size_t target = play_last_choice(play, play_stops(play));
    if (target == play->step_count) {
        return false;
    }
    go_to(table, target, err);
    return true;
}

bool local_redo(LocalTable *table, Error *err)
{
    const Play *play = &table->play;
    size_t target = play_next_choice(play, play_stops(play));
    if (target == play->step_count) {
        return false;
    }
    go_to(table, target, err);
    return true;
}

Thinker *local_adviser(LocalTable *table, Seat seat, int simulations)
{
    Play *play = &table->play;
    if (table->adviser && table->adviser_seat != seat) {
        play->seated[table->adviser_seat] = NULL;
        think_free(table->adviser);
        table->adviser = NULL;
    }
    if (!table->adviser) {
        char spec[PLAYERS_NAME];
        players_judge(play->game, simulations, spec);
        table->adviser = think_new(spec, play, seat, play_step_seed(play, 0));
        table->adviser_seat = seat;
        play->seated[seat] = think_player(table->adviser);
    }
    return table->adviser;
}

void local_add_kept(const LocalTable *table, Lang lang, Text *out)
{
    if (table->play.step_count == 0) {
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
    const Play *play = &table->play;
    const GameSolver *solver = play->game->solver;
    GameRun run = { .game = play->game,
                    .config = play->config,
                    .lang = lang,
                    .is_quick = true,
                    .values = none };
    bool is_over = play_is_over(play);
    if (!solver || (is_over && !solver->review)) {
        return error_set(err, "joute cannot evaluate the moves of this game",
                         "joute ne sait pas évaluer les coups de ce jeu");
    }
    return is_over ? solver->review(&run, play, out, err)
                   : solver->eval(&run, &play->state, out, err);
}
