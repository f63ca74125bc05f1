/* game_block.c: starts the bots of a block, plays its games one after the
 * other, restarts bots that crashed, and saves the records. */
#include "arena/game_block.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/clock.h"
#include "base/mem.h"
#include "core/record.h"

enum {
    REPLAYS = 3, /* how often a game that the machine spoilt is played again */
    GAMES_APART =
        5, /* at least this many games lie between two early starts of bots */
};

void game_block_record_path(const char *folder, int64_t game, Text *out)
{
    text_clear(out);
    text_addf(out, "%s/game-%06lld.json", folder, (long long)game + 1);
}

void game_block_log_path(const char *folder, int64_t block, Text *out)
{
    text_clear(out);
    text_addf(out, "%s/block-%04lld.jsonl", folder, (long long)block + 1);
}

static bool open_log(GameBlock *block)
{
    Text path = { 0 };
    if (block->settings->dialogue_to) {
        block->log = log_open_plain(block->settings->dialogue_to);
    }
    if (block->settings->log_to) {
        game_block_log_path(block->settings->log_to, block->index, &path);
        block->log = log_open(path.data, &block->result.err);
        text_done(&path);
        if (!block->log) {
            return false;
        }
    }
    if (block->settings->keeps_lines) {
        block->log = block->log ? block->log : log_open_silent();
        log_keep_lines(block->log);
    }
    log_set_game(block->log, block->first + 1);
    log_set_move(block->log, 1);
    return true;
}

static void open_side(GameBlock *block, int player)
{
    const MatchSettings *settings = block->settings;
    const Contestant *who = &block->contestants[player];
    MatchPlayer *side = &block->sides[player];
    side->index = player;
    if (contestant_is_program(who)) {
        side->bot = mem_new(sizeof *side->bot);
        side->player = &side->bot->player;
        bot_player_init(side->bot, settings, who, player, block->index);
        side->bot->dialogue.is_watched = settings_has_secrets(settings);
        side->bot->dialogue.log = block->log;
        side->bot->dialogue.ticker = &block->referee.ticker;
        side->bot->dialogue.late = &block->late[player];
        side->bot->dialogue.faults = &block->faults[player];
    } else {
        int64_t seed = settings_player_seed(settings, player, block->index);
        side->player = players_new(&who->player, settings->game,
                                   &settings->config, (uint64_t)seed);
    }
}

/* Returns true if one of the first `sides` sides has this name. */
static bool is_name_taken(const GameBlock *block, int sides, const char *name)
{
    for (int i = 0; i < sides; i++) {
        if (strcmp(block->sides[i].name, name) == 0) {
            return true;
        }
    }
    return false;
}

/* Gives everybody a different name: "Ada", "Ada 2". */
static void name_sides(GameBlock *block)
{
    for (int i = 0; i < block->settings->players; i++) {
        MatchPlayer *side = &block->sides[i];
        const char *own =
            side->bot ? side->bot->dialogue.name : block->contestants[i].name;
        Text name = { 0 };
        int number = 1;
        text_add(&name, own);
        while (is_name_taken(block, i, name.data)) {
            text_clear(&name);
            text_addf(&name, "%s %d", own, ++number);
        }
        strncpy(side->name, name.data, sizeof side->name - 1);
        text_done(&name);
    }
}

/* Returns true if a bot was started and has not said "ready" yet. */
static bool is_awaited(const BotPlayer *bot, const Verdict *verdict)
{
    return bot && bot->dialogue.process && !bot->dialogue.is_ready &&
           !verdict->code;
}

/* Starts all programs that do not run, at the same time, and waits until they
 * are ready. A program that fails to get ready gets a verdict. */
static void bring_in(GameBlock *block, int64_t game, Verdict *verdicts)
{
    int players = block->settings->players;
    for (int i = 0; i < players; i++) {
        BotPlayer *bot = block->sides[i].bot;
        verdicts[i] = (Verdict){ .player = i, .game = game + 1 };
        if (bot && !bot->dialogue.process) {
            block->referee.is_spread = false;
            Process *prepared = block->prepared[i];
            block->prepared[i] = NULL;
            dialogue_start(&bot->dialogue, prepared,
                           settings_seat_of(block->settings, game, i),
                           &verdicts[i]);
        }
    }
    for (int i = 0; i < players; i++) {
        BotPlayer *bot = block->sides[i].bot;
        if (is_awaited(bot, &verdicts[i])) {
            dialogue_await_ready(&bot->dialogue, 0, &verdicts[i]);
        }
    }
    for (int i = 0; i < players; i++) {
        BotPlayer *bot = block->sides[i].bot;
        while (is_awaited(bot, &verdicts[i])) {
            dialogue_await_ready(&bot->dialogue, UINT64_MAX, &verdicts[i]);
        }
    }
}

/* Seats everybody; returns false if a bot failed through the machine's fault.
 */
static bool seat_players(GameBlock *block, int64_t game)
{
    const MatchSettings *settings = block->settings;
    Referee *referee = &block->referee;
    Verdict verdicts[GAME_SEATS];
    bring_in(block, game, verdicts);
    for (int i = 0; i < settings->players; i++) {
        if (verdicts[i].code == VERDICT_INFRASTRUCTURE) {
            verdicts_add(&block->result.failures, &verdicts[i]);
            return false;
        }
    }
    referee->absent = SEATS_NONE;
    for (Seat s = 0; s < settings->players; s++) {
        int player = settings_player_at(settings, game, s);
        const Verdict *verdict = &verdicts[player];
        referee->seats[s] = &block->sides[player];
        if (verdict->code != VERDICT_NONE) {
            referee->absent |= SEATS_ONE(s);
            verdicts_add(&block->result.verdicts, verdict);
            log_note(block->log, player, verdict_word(verdict->code),
                     verdict->why[LANG_EN]);
        }
    }
    if (game == block->first) {
        name_sides(block);
    }
    /* Starting a bot is mostly waiting for the kernel, so the bots of the next
     * block are started during this one. This happens only after the bots of
     * the last block have left, and a few games apart, because a process that
     * joins its control groups keeps others from making and removing theirs for
     * 10 ms. */
    int64_t done = game - block->first, left = block->count - done - 1;
    for (int i = 0; block->has_next && i < settings->players; i++) {
        bool is_due = done > i * GAMES_APART || left == 0;
        if (is_due && block->sides[i].bot && !block->prepared[i]) {
            block->prepared[i] =
                dialogue_prepare(&block->sides[i].bot->dialogue, NULL);
        }
    }
    return true;
}

/* Puts the lines of a game into its record, which keeps them until the next
 * game. */
static void attach_lines(GameBlock *block, int64_t game)
{
    Play *play = &block->referee.play;
    Seat seats[GAME_SEATS];
    text_clear(&block->lines);
    if (!block->settings->keeps_lines) {
        return;
    }
    for (int i = 0; i < block->settings->players; i++) {
        seats[i] = settings_seat_of(block->settings, game, i);
    }
    log_write_lines(block->log, seats, &block->lines);
    play->dialogue = text_string(&block->lines);
    log_forget_lines(block->log);
    log_set_move(block->log, 1);
}

static bool save(GameBlock *block, int64_t game)
{
    Text path = { 0 }, text = { 0 };
    JsonWriter writer = { .out = &text };
    game_block_record_path(block->settings->save_to, game, &path);
    record_write(&block->referee.play, false, &writer);
    text_add_char(&text, '\n');
    FILE *file = fopen(path.data, "we");
    bool is_saved = file && fwrite(text.data, 1, text.size, file) == text.size;
    is_saved = file && fclose(file) == 0 && is_saved;
    if (!is_saved) {
        error_set(&block->result.err, "%s: %s", "%s : %s", path.data,
                  error_system(&block->result.err, errno));
    }
    text_done(&path);
    text_done(&text);
    return is_saved;
}

/* Ends the match once a bot's process has ended in settings->starts games in a
 * row. */
static void count_starts(GameBlock *block)
{
    for (int i = 0; i < block->settings->players; i++) {
        const BotPlayer *bot = block->sides[i].bot;
        bool is_lost = bot && !bot->dialogue.process;
        block->starts[i] = is_lost ? block->starts[i] + 1 : 0;
        if (block->starts[i] == block->settings->starts) {
            block->result.enders |= (uint8_t)(1u << i);
        }
    }
}

static void note_score(GameBlock *block, int64_t game)
{
    Outcome outcome;
    const Referee *referee = &block->referee;
    play_outcome(&referee->play, &outcome);
    for (Seat s = 0; s < block->settings->players; s++) {
        int player = settings_player_at(block->settings, game, s);
        block->scores[game - block->first].balance[player] =
            (int8_t)outcome.balance[s];
        if (seats_has(referee->is_match_lost, s) ||
            (seats_has(referee->absent, s) &&
             block->settings->rules->is_match_lost)) {
            block->result.match_losers |= (uint8_t)(1u << player);
        }
    }
}

/* Returns false if no program at all can be started in a sandbox, so that
 * nothing is gained by waiting. To find that out takes as long as to start a
 * bot, so it is asked only if the first game fails. */
static bool can_shut_in(GameBlock *block)
{
    Error why = ERROR_IN(block->settings->lang);
    return !block->settings->has_sandbox || atomic_load(block->done) > 0 ||
           block->replays > 0 || process_check_sandbox(&why) ||
           error_set(&block->result.err,
                     "no sandbox can be made here: %s (--no-sandbox plays "
                     "without)",
                     "aucun bac à sable possible ici : %s (--no-sandbox joue "
                     "sans)",
                     why.text);
}

/* Waits for the machine to recover before a game that it spoilt is played
 * again. Returns false if the match is stopped, or if it is spoilt because the
 * machine has failed too often. */
static bool may_try_again(GameBlock *block)
{
    GameBlockResult *result = &block->result;
    if (!can_shut_in(block)) {
        result->is_spoilt = true;
        return false;
    }
    const Verdict *last = &result->failures.at[result->failures.count - 1];
    if (block->replays == REPLAYS) {
        result->is_spoilt = true;
        return error_set(&result->err, "%s: %s (%d times)", "%s : %s (%d fois)",
                         block->contestants[last->player].name,
                         last->why[block->settings->lang], REPLAYS + 1);
    }
    time_t pause = 1 << block->replays++; /* 1, 2, 4 s */
    nanosleep(&(struct timespec){ .tv_sec = pause }, NULL);
    block->referee.is_stopped = settings_is_stopped(block->settings);
    return !block->referee.is_stopped;
}

/* Seats the players of a game; returns false if they cannot be seated. */
static bool begin_game(GameBlock *block, int64_t game)
{
    while (!seat_players(block, game)) {
        if (!may_try_again(block)) {
            return false;
        }
    }
    return true;
}

/* What is restored after the machine has spoilt a game. */
typedef struct GameMark {
    size_t verdicts;
    int64_t clocks[GAME_SEATS];
    int late[GAME_SEATS];
} GameMark;

static void set_mark(const GameBlock *block, int64_t game, GameMark *out)
{
    /* In the first game of a block the players are already seated, and may have
     * verdicts. */
    out->verdicts = game > block->first ? block->result.verdicts.count : 0;
    for (int i = 0; i < block->settings->players; i++) {
        const BotPlayer *bot = block->sides[i].bot;
        out->clocks[i] = bot ? bot->dialogue.clock : 0;
        out->late[i] = bot ? bot->dialogue.late_count : 0;
    }
}

/* Undoes what was recorded of a game. All its bots are then restarted, because
 * no line of the protocol takes a move back. */
static void go_back(GameBlock *block, const GameMark *mark)
{
    verdicts_add(&block->result.failures, &block->referee.failure);
    block->referee.failure.code = VERDICT_NONE;
    block->referee.is_stopped = false;
    block->result.verdicts.count = mark->verdicts;
    log_forget_lines(block->log);
    log_set_move(block->log, 1);
    for (int i = 0; i < block->settings->players; i++) {
        BotPlayer *bot = block->sides[i].bot;
        if (bot) {
            Dialogue *dialogue = &bot->dialogue;
            dialogue_stop(dialogue);
            dialogue->clock = mark->clocks[i];
            atomic_fetch_sub(dialogue->late,
                             dialogue->late_count - mark->late[i]);
            dialogue->late_count = mark->late[i];
        }
    }
}

/* Plays one game, and plays it again if the machine spoilt it. Returns false if
 * the match was stopped or spoilt. */
static bool play_out(GameBlock *block, int64_t game)
{
    GameMark mark;
    set_mark(block, game, &mark);
    if (game > block->first) {
        block->replays = 0;
        if (!begin_game(block, game)) {
            return false;
        }
    }
    for (;;) {
        referee_play(&block->referee, game);
        if (!block->referee.failure.code) {
            return !block->referee.is_stopped;
        }
        go_back(block, &mark);
        if (!may_try_again(block) || !begin_game(block, game)) {
            return false;
        }
    }
}

/* Plays one game and keeps its result; returns false if the block cannot go
 * on. */
static bool play_game(GameBlock *block, int64_t game)
{
    if (!play_out(block, game)) {
        return !block->result.is_spoilt;
    }
    note_score(block, game);
    count_starts(block);
    atomic_fetch_add_explicit(block->done, 1, memory_order_relaxed);
    attach_lines(block, game);
    if (block->settings->keep) {
        block->settings->keep(&block->referee.play, game,
                              block->settings->context);
    }
    bool is_saved = !block->settings->save_to || save(block, game);
    block->referee.play.dialogue = NULL;
    return is_saved;
}

void game_block_begin(GameBlock *block)
{
    block->result.err.lang = block->settings->lang;
    block->result.is_spoilt = !open_log(block);
    referee_init(&block->referee, block->settings, &block->result.verdicts);
    for (int i = 0; i < block->settings->players; i++) {
        open_side(block, i);
    }
    block->referee.cores = block->cores;
    block->referee.core = block->core;
    block->referee.spread = block->spread;
    spawn_stay_on(block->cores, block->core);
    if (!block->result.is_spoilt) {
        begin_game(block, block->first);
    }
}

void game_block_play(GameBlock *block)
{
    GameBlockResult *result = &block->result;
    for (int64_t i = 0;
         !result->is_spoilt && i < block->count && !result->enders &&
         !result->match_losers && !settings_is_stopped(block->settings);
         i++) {
        result->is_spoilt = !play_game(block, block->first + i);
        result->played += !result->is_spoilt && !block->referee.is_stopped;
    }
    for (int i = 0; i < block->settings->players; i++) {
        BotPlayer *bot = block->sides[i].bot;
        if (bot) {
            result->questions += bot->questions;
            result->asked[i] = bot->questions;
            result->thought[i] = bot->dialogue.thought;
            result->slowest[i] = bot->dialogue.slowest;
            result->moved[i] = bot->moves;
            dialogue_say_bye(&bot->dialogue);
        }
    }
    block->leave_by = clock_now() + SETTINGS_LEAVE_MS * UINT64_C(1000000);
}

void game_block_end(GameBlock *block)
{
    for (int i = 0; i < block->settings->players; i++) {
        MatchPlayer *side = &block->sides[i];
        if (side->bot &&
            !dialogue_await_end(&side->bot->dialogue, block->leave_by)) {
            block->result.stayers |= (uint8_t)(1u << i);
        }
        player_free(side->player);
        if (side->bot) {
            bot_player_done(side->bot);
            free(side->bot);
        }
    }
    referee_done(&block->referee);
    text_done(&block->lines);
    log_close(block->log);
}
