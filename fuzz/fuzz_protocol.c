/* Feeds any bytes to the referee as the output of a bot. The first byte chooses
 * the game; then come the bot's words after its greeting and after each
 * question, separated by SEPARATOR. No process runs: its output is a pipe that
 * is filled here. Whatever the bot says, what reaches people, logs and other
 * bots must be clean, and a move that is accepted must be legal. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arena/bot_player.h"
#include "arena/printable.h"
#include "arena/process_internal.h"
#include "base/clock.h"
#include "base/mem.h"
#include "core/rules.h"
#include "games/games.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { SEPARATOR = 0x1e, MOST = 60000 }; /* MOST bytes fit into a pipe */

typedef struct Bot {
    BotPlayer player;
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

/* Requires a single line in which nothing controls a terminal. */
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
    require(verdict->code == VERDICT_NONE || verdict->why[LANG_EN][0]);
    require_plain(verdict->why[LANG_EN]);
    require_plain(verdict->why[LANG_FR]);
}

/* Makes a process that consists of a pipe. */
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

/* Writes the bot's next words; after the last ones it closes its output. */
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

/* Asks one question; returns a legal move or MOVE_NONE. */
static Move ask(Bot *bot)
{
    BotPlayer *player = &bot->player;
    bot_player_ask(player);
    speak(bot);
    if (!bot_player_wait(player, clock_now())) {
        /* The last line of the bot has no newline. */
        dialogue_stop(&player->dialogue);
        return MOVE_NONE;
    }
    Move move =
        player->answer.is_resigned ? MOVE_NONE : bot_player_judge(player);
    player->is_asked = false;
    require_verdict(&player->verdict);
    if (player->verdict.code && player->dialogue.process) {
        dialogue_add_error(&player->dialogue, &player->verdict);
    }
    return move;
}

static void play_on(Bot *bot, Play *play, Rng *rng)
{
    const Game *game = play->game;
    Move moves[GAME_SEATS];
    while (bot->player.dialogue.process && bot->at < bot->end &&
           rules_random_step(game, &play->state, rng, moves)) {
        SeatSet acting = game->to_act(&play->state);
        if (seats_has(acting, 0)) {
            Move move = ask(bot);
            if (move == MOVE_NONE) {
                continue;
            }
            moves[0] = move; /* the bot has seat 0 */
        }
        play_step(play, moves);
    }
}

static void greet(Bot *bot)
{
    Dialogue *dialogue = &bot->player.dialogue;
    Verdict verdict = { 0 };
    dialogue->started_at = clock_now();
    speak(bot);
    if (!dialogue_await_ready(dialogue, clock_now(), &verdict)) {
        dialogue_stop(dialogue);
    }
    require_verdict(&verdict);
    require_plain(dialogue->name);
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
    Play play;
    MatchSettings settings;
    Rng rng;
    config_default(game, &config);
    rng_seed(&rng, data[0]);
    rules_setup(game, &start, &config, &rng);
    play_init(&play, game, &config, &start);
    settings_init(&settings, game, &config);
    bot_player_init(&bot.player, &settings, &who, 0, 0);
    bot.player.dialogue.late = &bot.late;
    bot.player.dialogue.process = open_process(&bot.says);
    play.seated[0] = &bot.player.player;
    greet(&bot);
    bot_player_sit(&bot.player, &play, 1, 0);
    play_on(&bot, &play, &rng);
    bot_player_done(&bot.player);
    play_done(&play);
    if (bot.says >= 0) {
        close(bot.says);
    }
    return 0;
}
