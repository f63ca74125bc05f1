/* referee.c: asks the players of a game for moves, judges the answers of bots,
 * and keeps the record. */
#include "arena/referee.h"

#include <stdlib.h>
#include <string.h>

#include "arena/judge.h"
#include "arena/printable.h"
#include "base/clock.h"
#include "base/mem.h"
#include "core/play.h"

/* Two bots that think at the same time are listened to in turn, so long. */
enum { SLICE_NS = 1000000 };

void referee_init(Referee *referee, const MatchSettings *settings,
                  Verdicts *verdicts)
{
    *referee = (Referee){ .settings = settings, .verdicts = verdicts };
    referee->keeps_comments = settings->save_to != NULL;
}

void referee_done(Referee *referee)
{
    memset(referee->match.names, 0, sizeof referee->match.names);
    match_done(&referee->match);
}

/* Puts the pieces up, in the memory of the game before. */
static void set_up(Referee *referee, int64_t index)
{
    const MatchSettings *settings = referee->settings;
    Match *match = &referee->match;
    GameState set_up;
    const void *start = settings->start ? settings->start : &set_up;
    int64_t seed = settings_game_seed(settings, index);
    rng_seed(&referee->rng, (uint64_t)seed);
    if (!settings->start) {
        play_setup(settings->game, &set_up, &settings->config, &referee->rng);
    }
    if (match->game) {
        match_restart(match, start);
    } else {
        match_init(match, settings->game, &settings->config, start);
    }
    match->has_seed = true;
    match->seed = seed;
}

static bool is_listening(const MatchPlayer *side)
{
    return !side->computer && side->bot.process;
}

/* Tells everybody that a game begins. */
static void announce(Referee *referee)
{
    const MatchSettings *settings = referee->settings;
    for (Seat s = 0; s < settings->players; s++) {
        MatchPlayer *side = referee->seats[s];
        referee->match.names[s] = side->name;
        if (side->computer) {
            player_forget(side->computer);
            continue;
        }
        log_set_game(side->bot.log, referee->number);
        if (!settings->is_clock_of_match) {
            side->bot.clock = settings->clock_ms * 1000000;
        }
        if (is_listening(side)) {
            dialogue_add_newgame(&side->bot, referee->number, s);
            dialogue_add_view(&side->bot, &referee->match.start, s);
        }
    }
}

/* A player who cannot go on is out where there is a move for that and others
 * play on; elsewhere the game is lost. */
static void drop_player(Referee *referee, Seat seat)
{
    const MatchSettings *settings = referee->settings;
    if (settings->players > 2 && settings->rules->impose) {
        referee->out |= SEATS_ONE(seat);
    } else {
        referee->match.losers |= SEATS_ONE(seat);
    }
}

static void note_verdict(Referee *referee, Seat seat, Verdict *verdict)
{
    MatchPlayer *side = referee->seats[seat];
    verdict->player = side->player;
    verdict->game = referee->number;
    verdict->move = referee->match.step_count;
    verdict->is_witnessed = referee->settings->witness != NULL;
    verdicts_add(referee->verdicts, verdict);
    if (verdict->is_witnessed) {
        referee->settings->witness(&referee->match, seat, verdict,
                                   referee->settings->context);
    }
    log_note(side->bot.log, side->player, verdict_word(verdict->code),
             verdict->why);
    if (side->bot.process) {
        dialogue_add_error(&side->bot, verdict);
    }
    if (referee->settings->rules->is_match_lost) {
        referee->is_match_lost |= SEATS_ONE(seat);
    }
}

/* One seat that is being asked for a move. */
typedef struct Question {
    Seat seat;
    int index; /* among the moves of the step */
    int answers;
    bool is_settled;
    BotAnswer answer;
    Verdict verdict;
} Question;

static Dialogue *bot_of(Referee *referee, const Question *question)
{
    return &referee->seats[question->seat]->bot;
}

static void ask(Referee *referee, Question *question)
{
    Dialogue *bot = bot_of(referee, question);
    const Match *match = &referee->match;
    bool is_first = question->answers == 0;
    /* At the start of a game the view has just been sent. */
    if (is_first && bot->has_view && match->step_count > 0) {
        dialogue_add_view(bot, &match->state, question->seat);
    }
    if (is_first && bot->has_legal) {
        dialogue_add_legal(bot, &match->state, question->seat);
    }
    question->verdict = (Verdict){ 0 };
    question->answer = (BotAnswer){ 0 };
    referee->questions++;
    dialogue_ask(bot, &question->verdict);
    question->is_settled = question->verdict.code != VERDICT_NONE;
}

/* Waits until all have answered: none is judged before. */
static void await_answers(Referee *referee, Question *questions, int count)
{
    int open = 0;
    for (int i = 0; i < count; i++) {
        open += !questions[i].is_settled;
    }
    for (int i = 0; open > 0; i = (i + 1) % count) {
        Question *q = &questions[i];
        if (q->is_settled) {
            continue;
        }
        uint64_t until = open > 1 ? clock_now() + SLICE_NS : UINT64_MAX;
        q->is_settled =
            dialogue_wait(bot_of(referee, q), until, &q->answer, &q->verdict);
        open -= q->is_settled;
    }
}

static void keep_comment(Referee *referee, const Question *question)
{
    Match *match = &referee->match;
    const char *words = question->answer.comment;
    if (!words || !referee->keeps_comments) {
        return;
    }
    Text clean = { 0 };
    text_add(&clean, "");
    printable_add(&clean, words, strlen(words), PROCESS_LINE_SIZE);
    match_comment(match, question->seat, clean.data);
    text_done(&clean);
}

/* An invalid answer that will not be asked for again costs the turn or, for
 * lack of a move to impose, the game. */
static void impose(Referee *referee, Question *question, Move *out)
{
    const MatchSettings *settings = referee->settings;
    const Match *match = &referee->match;
    Seat seat = question->seat;
    const char *text = question->answer.move;
    if (!settings->is_imposed || !settings->rules->impose) {
        drop_player(referee, seat);
        return;
    }
    *out = settings->rules->impose(&match->state, seat, text ? text : "");
    if (++referee->faults[seat] == settings->rules->faults) {
        referee->out |= SEATS_ONE(seat);
    }
}

/* Judges an answer, asking again as often as the game allows. */
static void settle(Referee *referee, Question *question, Move *out)
{
    Dialogue *bot = bot_of(referee, question);
    while (!question->answer.is_resigned &&
           !judge_read_move(&referee->match, question->seat, &question->answer,
                            out, &question->verdict)) {
        bool is_invalid =
            verdict_is_invalid(question->verdict.code) && bot->process;
        question->answers++;
        if (is_invalid &&
            question->answers < referee->settings->rules->answers) {
            log_note(bot->log, bot->player, "again", question->verdict.why);
            dialogue_add_error(bot, &question->verdict);
            ask(referee, question);
            await_answers(referee, question, 1);
            continue;
        }
        note_verdict(referee, question->seat, &question->verdict);
        if (is_invalid) {
            impose(referee, question, out);
        } else {
            drop_player(referee, question->seat);
        }
        return;
    }
    if (question->answer.is_resigned) {
        log_note(bot->log, bot->player, "resigned", "");
        drop_player(referee, question->seat);
    } else {
        keep_comment(referee, question);
    }
}

static Move choose(const Referee *referee, Seat seat)
{
    const Game *game = referee->settings->game;
    const void *state = &referee->match.state;
    Player *player = referee->seats[seat]->computer;
    GameState view;
    if (game->redact) {
        game_copy(game, &view, state);
        game->redact(&view, seat);
        state = &view;
    }
    return player_choose(player, state, seat, NULL);
}

static Move pass(const Referee *referee, Seat seat)
{
    return referee->settings->rules->impose(&referee->match.state, seat, NULL);
}

/* A move for each seat to act. Our own players choose first: their thinking
 * must not count against a bot. */
static void gather_moves(Referee *referee, SeatSet to_act, Move *out)
{
    Question questions[GAME_SEATS];
    int count = 0, index = 0;
    for (SeatSet left = to_act; left; left &= (SeatSet)(left - 1), index++) {
        Seat seat = seats_first(left);
        if (seats_has(referee->out, seat)) {
            out[index] = pass(referee, seat);
        } else if (referee->seats[seat]->computer) {
            out[index] = choose(referee, seat);
        } else {
            questions[count++] = (Question){ .seat = seat, .index = index };
        }
    }
    for (int i = 0; i < count; i++) {
        ask(referee, &questions[i]);
    }
    await_answers(referee, questions, count);
    for (int i = 0; i < count; i++) {
        Question *q = &questions[i];
        settle(referee, q, &out[q->index]);
        if (seats_has(referee->out, q->seat) && out[q->index] == MOVE_NONE) {
            out[q->index] = pass(referee, q->seat);
        }
    }
}

static void play_step(Referee *referee, const Move *moves)
{
    Match *match = &referee->match;
    for (Seat s = 0; s < match->players; s++) {
        MatchPlayer *side = referee->seats[s];
        if (side->computer) {
            player_observe_step(side->computer, s, &match->state, moves);
        } else if (side->bot.process && side->bot.has_played) {
            dialogue_add_played(&side->bot, &match->state, moves, s);
        }
    }
    match_play(match, moves);
}

/* Plays to the end of the rules, of somebody's chances or of patience. */
static void play_on(Referee *referee)
{
    Match *match = &referee->match;
    SeatSet to_act;
    while (!match->losers &&
           (to_act = match->game->to_act(&match->state)) != SEATS_NONE) {
        Move moves[GAME_SEATS] = { MOVE_NONE, MOVE_NONE, MOVE_NONE, MOVE_NONE };
        if ((int64_t)match->step_count >= referee->settings->max_plies) {
            match->end = MATCH_ADJUDICATED;
            return;
        }
        if (to_act == SEATS_CHANCE) {
            play_random_step(match->game, &match->state, &referee->rng, moves);
        } else {
            gather_moves(referee, to_act, moves);
        }
        if (!match->losers) {
            play_step(referee, moves);
        }
    }
    if (match->losers) {
        match->end = MATCH_FORFEIT;
    }
}

void referee_balance(const Referee *referee, int *out)
{
    const Match *match = &referee->match;
    int players = match->players;
    int lost = seats_count(match->losers);
    Outcome outcome = { 0 };
    if (match->end == MATCH_BY_RULES) {
        match->game->outcome(&match->state, &outcome);
    }
    for (Seat s = 0; s < players; s++) {
        bool has_lost = seats_has(match->losers, s);
        out[s] = match->end != MATCH_FORFEIT ? outcome.balance[s]
                 : !has_lost                 ? lost
                 : lost == players           ? 1 - players
                                             : lost - players;
    }
}

void referee_play(Referee *referee, int64_t index)
{
    referee->number = index + 1;
    referee->out = referee->is_match_lost = SEATS_NONE;
    memset(referee->faults, 0, sizeof referee->faults);
    set_up(referee, index);
    for (Seat s = 0; s < referee->settings->players; s++) {
        if (seats_has(referee->absent, s)) {
            drop_player(referee, s);
        }
    }
    announce(referee);
    play_on(referee);
    for (Seat s = 0; s < referee->settings->players; s++) {
        MatchPlayer *side = referee->seats[s];
        if (is_listening(side)) {
            judge_add_end(&referee->match, referee->number, s, &side->bot.out);
        }
    }
}
