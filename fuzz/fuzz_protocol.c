/* Feeds any bytes to the referee as what a bot says: the first byte chooses the
 * game, then come the bot's words after its greeting and after each question,
 * parted by SEPARATOR. No process runs: its output is a pipe that is filled
 * here. Whatever is said, what reaches people, logs and other bots must be
 * clean, and a move that is taken must be legal. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arena/judge.h"
#include "arena/printable.h"
#include "arena/process_internal.h"
#include "base/clock.h"
#include "base/mem.h"
#include "core/play.h"
#include "games/games.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { SEPARATOR = 0x1e, MOST = 60000 }; /* fits a pipe */

typedef struct Bot {
    Dialogue dialogue;
    atomic_int late;
    int says; /* our end of its output; -1 once it is closed */
    const uint8_t *at, *end;
} Bot;

static void require(bool is_so)
{
    if (!is_so) {
        abort();
    }
}

/* One line without anything that a terminal obeys. */
static void require_plain(const char *text)
{
    Text clean = { 0 };
    size_t size = strlen(text);
    printable_add(&clean, text, size, (int)size + 1);
    require(strcmp(text_string(&clean), text) == 0);
    text_done(&clean);
}

static void require_verdict(const Verdict *verdict)
{
    require(verdict->code == VERDICT_NONE || verdict->why[0]);
    require_plain(verdict->why);
}

/* A process that is nothing but a pipe. */
static Process *open_process(int *says)
{
    int ends[2];
    Process *process = mem_new(sizeof *process);
    require(pipe2(ends, O_CLOEXEC | O_NONBLOCK) == 0);
    process->limits = process_default_limits;
    process->input = open("/dev/null", O_WRONLY | O_CLOEXEC);
    process->output = ends[0];
    process->errors = process->errors_to = process->pidfd = -1;
    process->looked_at = clock_now();
    *says = ends[1];
    return process;
}

/* The bot's next words; after the last ones it closes its output. */
static void speak(Bot *bot)
{
    size_t left = (size_t)(bot->end - bot->at);
    const uint8_t *mark = left ? memchr(bot->at, SEPARATOR, left) : NULL;
    size_t size = mark ? (size_t)(mark - bot->at) : left;
    if (bot->says >= 0) {
        require(write(bot->says, bot->at, size) == (ssize_t)size);
    }
    bot->at += size + (mark != NULL);
    if (!mark && bot->says >= 0) {
        close(bot->says);
        bot->says = -1;
    }
}

/* One question and what comes of it: true with a legal move. */
static bool ask(Bot *bot, const Match *match, Seat seat, Move *out)
{
    Dialogue *dialogue = &bot->dialogue;
    Verdict verdict = { 0 };
    BotAnswer answer = { 0 };
    dialogue_add_legal(dialogue, &match->state, seat);
    dialogue_ask(dialogue, &verdict);
    bool is_settled = verdict.code != VERDICT_NONE;
    speak(bot);
    if (!is_settled &&
        !dialogue_wait(dialogue, clock_now(), &answer, &verdict)) {
        dialogue_stop(dialogue); /* it has not said a whole line */
        return false;
    }
    bool is_move = !answer.is_resigned &&
                   judge_read_move(match, seat, &answer, out, &verdict);
    require_verdict(&verdict);
    if (verdict.code && dialogue->process) {
        dialogue_add_error(dialogue, &verdict);
    }
    return is_move;
}

static void play(Bot *bot, Match *match, Rng *rng)
{
    const Game *game = match->game;
    Move moves[GAME_SEATS], move;
    while (bot->dialogue.process && bot->at < bot->end &&
           play_random_step(game, &match->state, rng, moves)) {
        SeatSet acting = game->to_act(&match->state);
        if (seats_has(acting, 0)) {
            if (!ask(bot, match, 0, &move)) {
                continue;
            }
            moves[0] = move; /* seats come in order */
        }
        dialogue_add_played(&bot->dialogue, &match->state, moves, 0);
        match_play(match, moves);
    }
}

static void greet(Bot *bot)
{
    Verdict verdict = { 0 };
    bot->dialogue.started_at = clock_now();
    speak(bot);
    if (!dialogue_await_ready(&bot->dialogue, clock_now(), &verdict)) {
        dialogue_stop(&bot->dialogue);
    }
    require_verdict(&verdict);
    require_plain(bot->dialogue.name);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2 || size > MOST) {
        return 0;
    }
    const Game *game = games_all[data[0] % games_count()];
    const Contestant who = { .name = "\033[2Jfuzz" };
    Bot bot = { .at = data + 1, .end = data + size };
    GameConfig config;
    GameState start;
    Match match;
    MatchSettings settings;
    Rng rng;
    config_default(game, &config);
    rng_seed(&rng, data[0]);
    play_setup(game, &start, &config, &rng);
    match_init(&match, game, &config, &start);
    settings_init(&settings, game, &config);
    dialogue_init(&bot.dialogue, &settings, &who, 0, 0);
    bot.dialogue.late = &bot.late;
    bot.dialogue.process = open_process(&bot.says);
    greet(&bot);
    play(&bot, &match, &rng);
    dialogue_done(&bot.dialogue);
    match_done(&match);
    if (bot.says >= 0) {
        close(bot.says);
    }
    return 0;
}
