/* bot_player.c: asks a bot for a move, judges the answer, asks again as often
 * as the game allows, and says what is wrong if there is no legal move. */
#include "arena/bot_player.h"

#include <stdlib.h>
#include <string.h>

#include "arena/mistake.h"
#include "base/clock.h"
#include "base/mem.h"
#include "core/outcome.h"
#include "core/record.h"
#include "core/rules.h"

/* How often a wait checks whether it was stopped. */
enum { SLICE_NS = 20000000 };

/* A bot of `joute play` has its own settings. */
typedef struct TableBot {
    BotPlayer bot;
    Contestant who;
    MatchSettings settings;
    atomic_int late, faults;
} TableBot;

void bot_player_sit(BotPlayer *bot, const Play *play, int64_t number, Seat seat)
{
    bot->play = play;
    bot->seat = seat;
    bot->is_asked = false;
    bot->has_seen = true;
    if (bot->dialogue.process) {
        dialogue_add_newgame(&bot->dialogue, number, seat);
        dialogue_add_view(&bot->dialogue, &play->state, seat);
    }
}

/* Sends the lines that the bot wants to get, then "go". */
static void put_question(BotPlayer *bot)
{
    Dialogue *dialogue = &bot->dialogue;
    const void *state = &bot->play->state;
    if (bot->answers == 0 && dialogue->has_view && !bot->has_seen) {
        dialogue_add_view(dialogue, state, bot->seat);
    }
    if (bot->answers == 0 && dialogue->has_legal) {
        dialogue_add_legal(dialogue, state, bot->seat);
    }
    bot->is_asked = true;
    bot->questions++;
    bot->answer = (BotAnswer){ 0 };
    bot->verdict = (Verdict){ 0 };
    dialogue_ask(dialogue, (int64_t)bot->play->step_count + 1, &bot->verdict);
    bot->is_settled = bot->verdict.code != VERDICT_NONE;
}

void bot_player_ask(BotPlayer *bot)
{
    if (!bot->is_asked) {
        bot->answers = 0;
        bot->has_resigned = false;
        put_question(bot);
    }
}

bool bot_player_wait(BotPlayer *bot, uint64_t until)
{
    if (!bot->is_settled) {
        bot->is_settled =
            dialogue_wait(&bot->dialogue, until, &bot->answer, &bot->verdict);
    }
    return bot->is_settled;
}

/* Waits for "ready", then asks for a move; false if `thinking` was stopped. */
static bool prepare(BotPlayer *bot, Thinking *thinking)
{
    Dialogue *dialogue = &bot->dialogue;
    while (!bot->verdict.code && !dialogue->is_ready) {
        if (thinking_is_stopped(thinking)) {
            return false;
        }
        dialogue_await_ready(dialogue, clock_now() + SLICE_NS, &bot->verdict);
    }
    if (!bot->verdict.code) {
        bot_player_ask(bot);
    }
    return true;
}

/* Waits for an answer or a verdict; false if `thinking` was stopped. */
static bool await(BotPlayer *bot, Thinking *thinking)
{
    while (
        !bot->verdict.code &&
        !bot_player_wait(bot, thinking ? clock_now() + SLICE_NS : UINT64_MAX)) {
        if (thinking_is_stopped(thinking)) {
            return false;
        }
    }
    return true;
}

Move bot_player_judge(BotPlayer *bot)
{
    Move move = MOVE_NONE;
    if (bot->verdict.code) {
        return MOVE_NONE;
    }
    const Play *play = bot->play;
    MoveFit fit = rules_read_move(play->game, &play->state, bot->seat,
                                  bot->answer.move, &move, NULL);
    if (fit == MOVE_FITS && !(move & MOVE_IMPOSED)) {
        bot->moves++;
        return move;
    }
    if (fit == MOVE_FITS) {
        verdict_set(&bot->verdict, VERDICT_ILLEGAL,
                    "only the referee may write \"%s\"",
                    "seul l'arbitre peut écrire « %s »", bot->answer.move);
        return MOVE_NONE;
    }
    Text why[LANG_COUNT] = { { 0 } };
    for (Lang lang = LANG_EN; lang < LANG_COUNT; lang++) {
        Error err = ERROR_IN(lang);
        rules_read_move(play->game, &play->state, bot->seat, bot->answer.move,
                        &move, &err);
        text_add(&why[lang], err.text);
    }
    bool is_malformed = fit == MOVE_MALFORMED;
    verdict_set_texts(&bot->verdict,
                      is_malformed ? VERDICT_MALFORMED : VERDICT_ILLEGAL, why);
    bot->verdict.hint = dialogue_has_more(&bot->dialogue) ? HINT_EARLY
                        : is_malformed                    ? HINT_NOTATION
                                                          : HINT_NONE;
    text_done(&why[LANG_EN]);
    text_done(&why[LANG_FR]);
    return MOVE_NONE;
}

/* The adapter of a course's file may say what is wrong with an answer, in
 * English and French with "||" between them. That becomes the reason of the
 * verdict. */
static void explain(BotPlayer *bot)
{
    const char *words = bot->answer.comment;
    const char *other = words ? strstr(words, " || ") : NULL;
    Verdict *verdict = &bot->verdict;
    if (!bot->dialogue.who->is_course) {
        return;
    }
    verdict->hint = mistake_of_course(verdict->hint);
    if (other && verdict->code == VERDICT_MALFORMED) {
        Text why[LANG_COUNT] = { { 0 } };
        text_add_bytes(&why[LANG_EN], words, (size_t)(other - words));
        text_add(&why[LANG_FR], other + 4);
        verdict->code = VERDICT_NONE;
        verdict_set_texts(verdict, VERDICT_MALFORMED, why);
        verdict->hint = HINT_NONE;
        text_done(&why[LANG_EN]);
        text_done(&why[LANG_FR]);
    }
}

/* Returns MOVE_NONE and tells the bot the reason if it still runs. */
static Move fail(BotPlayer *bot, bool is_invalid)
{
    const char *answer = bot->answer.move;
    bot->fault = (PlayerFault){
        .is_invalid = is_invalid,
        .has_resigned = bot->has_resigned,
        .is_of_machine = bot->verdict.code == VERDICT_INFRASTRUCTURE,
        .answer = answer ? answer : "",
    };
    if (bot->verdict.code && bot->dialogue.process) {
        dialogue_add_error(&bot->dialogue, &bot->verdict);
    }
    return MOVE_NONE;
}

static void bot_forget(Player *player)
{
    BotPlayer *bot = (BotPlayer *)player;
    dialogue_stop(&bot->dialogue);
    bot->is_asked = false;
}

Move bot_player_choose(Player *player, const void *view, Seat seat,
                       Thinking *thinking)
{
    BotPlayer *bot = (BotPlayer *)player;
    Dialogue *dialogue = &bot->dialogue;
    (void)view; /* the dialogue makes its own view from the game's state */
    (void)seat;
    if (!bot->is_asked && !prepare(bot, thinking)) {
        bot_forget(player);
        return MOVE_NONE;
    }
    for (;;) {
        if (!await(bot, thinking)) {
            bot_forget(player);
            return MOVE_NONE;
        }
        if (bot->answer.is_resigned) {
            bot->has_resigned = true;
            log_note(dialogue->log, dialogue->player, "resigned", "");
            return fail(bot, false);
        }
        Move move = bot_player_judge(bot);
        if (move != MOVE_NONE) {
            return move;
        }
        explain(bot);
        bool is_invalid =
            verdict_is_invalid(bot->verdict.code) && dialogue->process;
        if (!is_invalid || ++bot->answers >= bot->settings->rules->answers) {
            return fail(bot, is_invalid);
        }
        log_note(dialogue->log, dialogue->player, "again",
                 bot->verdict.why[LANG_EN]);
        dialogue_add_error(dialogue, &bot->verdict);
        put_question(bot);
    }
}

void bot_player_observe(Player *player, SeatSet acted, const Move *moves)
{
    BotPlayer *bot = (BotPlayer *)player;
    Dialogue *dialogue = &bot->dialogue;
    (void)acted;
    bot->is_asked = bot->has_seen = false;
    if (dialogue->process && dialogue->has_played) {
        dialogue_add_played(dialogue, &bot->play->state, moves);
    }
}

const PlayerFault *bot_player_fault(const Player *player)
{
    return &((const BotPlayer *)player)->fault;
}

static void bot_describe_fault(const Player *player, Lang lang, Text *out)
{
    static const Phrase words[] = {
        [VERDICT_NONE] = PHRASE("", ""),
        [VERDICT_ILLEGAL] = PHRASE("an illegal move", "un coup illégal"),
        [VERDICT_MALFORMED] =
            PHRASE("a malformed answer", "une réponse mal formée"),
        [VERDICT_TIMEOUT] = PHRASE("too late", "trop tard"),
        [VERDICT_CRASH] = PHRASE("a crash", "un plantage"),
        [VERDICT_MEMORY] = PHRASE("too much memory", "trop de mémoire"),
        [VERDICT_OUTPUT] = PHRASE("too much output", "trop de sortie"),
        [VERDICT_SILENT] =
            PHRASE("it never said \"ready\"", "il n'a jamais dit « ready »"),
        [VERDICT_INFRASTRUCTURE] =
            PHRASE("a failure of this machine", "une panne de cette machine"),
    };
    const BotPlayer *bot = (const BotPlayer *)player;
    if (bot->has_resigned) {
        text_say(out, lang, "it resigns", "il abandonne");
    } else if (bot->verdict.code) {
        text_addf(out, "%s (%s)", words[bot->verdict.code].in[lang],
                  bot->verdict.why[lang]);
    }
}

void bot_player_tell_end(BotPlayer *bot, int64_t number)
{
    const Play *play = bot->play;
    Text *out = &bot->dialogue.out;
    JsonWriter writer = { .out = out };
    Outcome outcome;
    play_outcome(play, &outcome);
    text_addf(out, "endgame %lld utility=%.6g scores=", (long long)number,
              outcome_utility(&outcome, play->players, bot->seat));
    if (!outcome.has_scores) {
        json_null(&writer);
    } else {
        json_begin_array(&writer);
        for (int s = 0; s < play->players; s++) {
            json_int(&writer, outcome.scores[s]);
        }
        json_end_array(&writer);
    }
    text_addf(out, " reason=%s\n", outcome.reason);
}

/* The functions of bots in a match; the referee itself starts them, tells them
 * of games and frees them. */
static const PlayerTable match_table = {
    .choose = bot_player_choose,
    .observe = bot_player_observe,
    .fault = bot_player_fault,
    .describe_fault = bot_describe_fault,
};

void bot_player_init(BotPlayer *bot, const MatchSettings *settings,
                     const Contestant *who, int player, int64_t block)
{
    *bot = (BotPlayer){ .settings = settings };
    player_init(&bot->player, &match_table, settings->game, &settings->config,
                0);
    dialogue_init(&bot->dialogue, settings, who, player, block);
}

void bot_player_done(BotPlayer *bot)
{
    dialogue_done(&bot->dialogue);
}

void bot_player_start(BotPlayer *bot)
{
    Dialogue *dialogue = &bot->dialogue;
    bot->verdict = (Verdict){ 0 };
    bot->has_resigned = false;
    if (!dialogue->process) {
        dialogue->clock = bot->settings->clock_ms * 1000000;
        dialogue_start(dialogue, NULL, bot->seat, &bot->verdict);
        bot_player_sit(bot, bot->play, 1, bot->seat);
    }
}

bool bot_player_is_named(const char *spec)
{
    return contestant_names_program(spec);
}

bool bot_player_check(const char *spec, const Game *game, bool has_sandbox,
                      Error *err)
{
    Contestant who;
    Error why = ERROR_IN(err->lang);
    if (!contestant_parse(&who, spec, game, err)) {
        return false;
    }
    contestant_done(&who);
    return !has_sandbox || process_check_sandbox(&why) ||
           error_set(err,
                     "no sandbox can be made here: %s (--no-sandbox "
                     "plays without)",
                     "aucun bac à sable possible ici : %s (--no-sandbox joue "
                     "sans)",
                     why.text);
}

/* Hides from a course's file the folders of the other programs at the table,
 * all of which are named by now. */
static void separate(TableBot *own)
{
    const Play *play = own->bot.play;
    Contestant list[GAME_SEATS] = { own->who };
    size_t count = 1;
    for (Seat s = 0; s < play->players; s++) {
        const char *name = play->names[s];
        count += s != own->bot.seat && name && contestant_names_program(name) &&
                 contestant_parse(&list[count], name, play->game, NULL);
    }
    contestants_separate(list, count);
    own->who = list[0];
    while (--count) {
        contestant_done(&list[count]);
    }
}

static void table_begin(Player *player)
{
    BotPlayer *bot = (BotPlayer *)player;
    if (bot->is_asked) { /* the step was taken back after this bot had been
                            asked */
        bot_forget(player);
    }
    if (!bot->dialogue.process) {
        separate((TableBot *)player);
    }
    bot_player_start(bot);
}

static void table_finish(Player *player)
{
    BotPlayer *bot = (BotPlayer *)player;
    if (bot->dialogue.process) {
        bot_player_tell_end(bot, 1);
        dialogue_say_bye(&bot->dialogue);
        dialogue_await_end(&bot->dialogue,
                           clock_now() + SETTINGS_LEAVE_MS * UINT64_C(1000000));
    }
}

static void table_free(Player *player)
{
    TableBot *own = (TableBot *)player;
    bot_player_done(&own->bot);
    contestant_done(&own->who);
    free(own);
}

static const PlayerTable table_table = {
    .begin = table_begin,
    .choose = bot_player_choose,
    .observe = bot_player_observe,
    .fault = bot_player_fault,
    .describe_fault = bot_describe_fault,
    .forget = bot_forget,
    .finish = table_finish,
    .free = table_free,
};

Player *bot_player_new(const char *spec, const Play *play, Seat seat,
                       int64_t seed, bool has_sandbox, Lang lang)
{
    TableBot *own = mem_new(sizeof *own);
    if (!contestant_parse(&own->who, spec, play->game, NULL)) {
        die("a program that was checked is not there");
    }
    settings_init(&own->settings, play->game, &play->config);
    own->settings.seed = seed & RECORD_SEED_MAX;
    own->settings.has_sandbox = has_sandbox;
    own->settings.lang = lang;
    bot_player_init(&own->bot, &own->settings, &own->who, seat, 0);
    own->bot.player.table = &table_table;
    own->bot.dialogue.late = &own->late;
    own->bot.dialogue.faults = &own->faults;
    own->bot.play = play;
    own->bot.seat = seat;
    return &own->bot.player;
}
