/* wasm_jobs.c: writes and reads jobs and their results. */
#include "wasm/wasm_jobs.h"

#include <stdlib.h>
#include <string.h>

#include "base/mem.h"
#include "wasm/host.h"

/* A step that a player was told of. If nobody acted, it was told to forget. */
typedef struct ToldStep {
    SeatSet acted;
    Move moves[GAME_SEATS];
} ToldStep;

/* Stands in the session for a player in the thinker's instance. */
typedef struct RemotePlayer {
    Player base;
    uint32_t number;
    Text told; /* ToldSteps since its last job */
} RemotePlayer;

/* The beginning of a job; the steps that its player was told of follow. */
typedef struct JobBytes {
    JobKind kind;
    const Game *game;
    GameConfig config;
    PlayerSpec spec;
    uint32_t player; /* 0 if the player is not kept */
    Seat seat;
    Lang lang, err_lang;
    uint64_t seed;
    GameState view;
} JobBytes;

/* The beginning of a result; the analysis and the advice follow. */
typedef struct ResultBytes {
    JobKind kind;
    Move move;
    Seat seat;
    bool is_solved;
    Progress progress;
    Error err;
    uint32_t analysis_size, advice_size;
} ResultBytes;

/* The session's side --------------------------------------------------- */

static void tell(Player *player, SeatSet acted, const Move *moves)
{
    RemotePlayer *remote = (RemotePlayer *)player;
    ToldStep step;
    memset(&step, 0, sizeof step);
    step.acted = acted;
    if (moves) {
        memcpy(step.moves, moves, sizeof step.moves);
    }
    text_add_bytes(&remote->told, (const char *)&step, sizeof step);
}

static void remote_forget(Player *player)
{
    tell(player, SEATS_NONE, NULL);
}

static Move remote_choose(Player *player, const void *view, Seat seat,
                          Thinking *thinking)
{
    (void)player;
    (void)view;
    (void)seat;
    (void)thinking;
    die("a remote player was asked for a move");
}

static void remote_free(Player *player)
{
    RemotePlayer *remote = (RemotePlayer *)player;
    host_forget((int)remote->number);
    text_done(&remote->told);
    free(remote);
}

static const PlayerTable remote_table = {
    .choose = remote_choose,
    .observe = tell,
    .forget = remote_forget,
    .free = remote_free,
};

static Player *remote_new(const SessionJob *job)
{
    static uint32_t last;
    RemotePlayer *remote = mem_new(sizeof *remote);
    player_init(&remote->base, &remote_table, job->game, &job->config,
                job->seed);
    remote->number = ++last;
    return &remote->base;
}

void jobs_write(SessionJob *job, Text *out)
{
    JobBytes bytes;
    memset(&bytes, 0, sizeof bytes);
    bytes.kind = job->kind;
    bytes.game = job->game;
    bytes.config = job->config;
    bytes.spec = job->spec;
    bytes.seat = job->seat;
    bytes.lang = job->lang;
    bytes.err_lang = job->err.lang;
    bytes.seed = job->seed;
    game_copy(job->game, &bytes.view, &job->view);
    if (job->kind == JOB_MOVE && !job->player) {
        job->player = remote_new(job);
    }
    RemotePlayer *remote = (RemotePlayer *)job->player;
    bytes.player = remote ? remote->number : 0;
    text_add_bytes(out, (const char *)&bytes, sizeof bytes);
    if (remote) {
        text_add_bytes(out, text_string(&remote->told), remote->told.size);
        text_clear(&remote->told);
    }
}

static bool is_legal(const SessionJob *job, Move move)
{
    MoveList list = { .count = 0 };
    job->game->moves(&job->view, job->seat, &list);
    for (int i = 0; i < list.count; i++) {
        if (list.at[i] == move) {
            return true;
        }
    }
    return false;
}

bool jobs_read_result(SessionJob *job, const char *bytes, size_t size)
{
    ResultBytes result;
    if (size < sizeof result) {
        return false;
    }
    memcpy(&result, bytes, sizeof result);
    bool is_move = job->kind == JOB_MOVE || job->kind == JOB_HINT;
    if (result.kind != job->kind || result.seat >= GAME_SEATS ||
        result.progress.line_count < 0 ||
        result.progress.line_count > PLAYER_LINE ||
        result.progress.other_count < 0 ||
        result.progress.other_count > PLAYER_OTHERS ||
        result.analysis_size > size || result.advice_size > size ||
        sizeof result + result.analysis_size + result.advice_size != size ||
        (is_move && !is_legal(job, result.move))) {
        return false;
    }
    job->move = result.move;
    job->seat = result.seat;
    job->is_solved = result.is_solved;
    job->progress = result.progress;
    job->err = result.err;
    job->err.text[sizeof job->err.text - 1] = '\0';
    text_add_bytes(&job->analysis, bytes + sizeof result, result.analysis_size);
    text_add_bytes(&job->advice, bytes + sizeof result + result.analysis_size,
                   result.advice_size);
    return true;
}

void jobs_do_without(SessionJob *job)
{
    MoveList list = { .count = 0 };
    if (job->kind == JOB_MOVE || job->kind == JOB_HINT) {
        job->game->moves(&job->view, job->seat, &list);
        job->move = list.count > 0 ? list.at[0] : MOVE_NONE;
    }
    error_set(&job->err, "the computer has failed", "le calcul a échoué");
    player_free(job->player);
    job->player = NULL;
}

/* The thinker's side --------------------------------------------------- */

static void keep_progress(const Progress *progress, void *context)
{
    ((SessionJob *)context)->progress = *progress;
}

static Player *take(RealPlayers *real, uint32_t number)
{
    Player *player = map_get(&real->by_number, number);
    map_remove(&real->by_number, number);
    return player;
}

/* Tells a kept player the steps since its last job. */
static void catch_up(Player *player, const char *told, size_t size)
{
    ToldStep step;
    for (; size >= sizeof step; told += sizeof step, size -= sizeof step) {
        memcpy(&step, told, sizeof step);
        if (step.acted == SEATS_NONE) {
            player_forget(player);
        } else {
            player_observe(player, step.acted, step.moves);
        }
    }
}

static void write_result(const SessionJob *job, Text *out)
{
    ResultBytes result;
    memset(&result, 0, sizeof result);
    result.kind = job->kind;
    result.move = job->move;
    result.seat = job->seat;
    result.is_solved = job->is_solved;
    result.progress = job->progress;
    result.err = job->err;
    result.analysis_size = (uint32_t)job->analysis.size;
    result.advice_size = (uint32_t)job->advice.size;
    text_add_bytes(out, (const char *)&result, sizeof result);
    text_add_bytes(out, text_string(&job->analysis), job->analysis.size);
    text_add_bytes(out, text_string(&job->advice), job->advice.size);
}

bool jobs_run(RealPlayers *real, const char *bytes, size_t size, Text *out)
{
    JobBytes given;
    if (size < sizeof given) {
        return false;
    }
    memcpy(&given, bytes, sizeof given);
    SessionJob *job = mem_new(sizeof *job);
    job->kind = given.kind;
    job->game = given.game;
    job->config = given.config;
    job->spec = given.spec;
    job->seat = given.seat;
    job->lang = given.lang;
    job->err = ERROR_IN(given.err_lang);
    job->seed = given.seed;
    game_copy(job->game, &job->view, &given.view);
    job->thinking.report = keep_progress;
    job->thinking.context = job;
    if (given.player) {
        job->player = take(real, given.player);
    }
    if (job->player) {
        catch_up(job->player, bytes + sizeof given, size - sizeof given);
    }
    session_job_run(job);
    write_result(job, out);
    if (given.player && job->player) {
        map_put(&real->by_number, given.player, job->player);
        job->player = NULL;
    }
    player_free(job->player);
    text_done(&job->analysis);
    text_done(&job->advice);
    free(job);
    return true;
}

void jobs_forget(RealPlayers *real, uint32_t player)
{
    player_free(take(real, player));
}
