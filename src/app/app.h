/* app.h: what the subcommands of joute share. */
#ifndef JOUTE_APP_H
#define JOUTE_APP_H

#include <stdbool.h>
#include <stdint.h>

#include "base/canvas.h"
#include "base/error.h"
#include "base/text.h"
#include "core/record.h"
#include "joute/game.h"

/* Exit statuses of FORMATS.md. */
enum { EXIT_OK = 0, EXIT_BAD_INPUT = 1, EXIT_BAD_USAGE = 2 };

/* A flag a command takes. */
typedef GameFlag Flag;

typedef struct ArgFlag {
    const char *name, *value;
} ArgFlag;

/* A command line taken apart: plain words, and flags in order. */
typedef struct Args {
    int word_count, flag_count;
    const char **words;
    ArgFlag *flags;
} Args;

/* How to speak to whoever started the program. */
typedef struct App {
    Lang lang;
    bool is_ascii;
    Colours colours;
    Error err; /* what the command has to complain about */
} App;

typedef struct Command {
    const char *name;
    const char *synopsis;        /* "legal FILE [--player P]" */
    Phrase summary;              /* one line */
    Phrase details;              /* further lines of the help, or "" */
    const char *example;         /* lines of shell, joute first */
    const Flag *flags;           /* ends with a NULL name; NULL: none */
    bool takes_solver_flags;     /* and those of every game's solver */
    int least_words, most_words; /* besides the command's name */
    /* Returns an exit status; app->err says what was wrong. */
    int (*run)(App *app, const Args *args);
    /* Instead of run: the same on the record or state in the first word's
     * file. */
    int (*on_record)(App *app, const Args *args, Match *match);
} Command;

/* The subcommands, each in the file of its name. */
extern const Command cmd_apply, cmd_bench, cmd_bot, cmd_check_bot,
    cmd_completion, cmd_convert, cmd_eval, cmd_games, cmd_legal, cmd_manual,
    cmd_match, cmd_new, cmd_perft, cmd_play, cmd_players, cmd_random,
    cmd_replay, cmd_rerun, cmd_review, cmd_serve, cmd_show, cmd_solve, cmd_sprt,
    cmd_tournament, cmd_verify, cmd_view, cmd_worker;

/* Every command, in the order of the help; a NULL name ends them. */
extern const Command *const app_commands[];
extern const Flag app_common_flags[];

/* args.c */
/* The flag of a command, of a solver it passes flags to, or of all commands,
 * whose name has size bytes; NULL if there is none. */
const Flag *args_find_flag(const Command *command, const char *name,
                           size_t size);
/* The last value given for a flag, or NULL; "" for one that takes none. */
const char *args_value(const Args *args, const char *flag);
/* The next value of a flag that may be repeated; *at starts at 0. */
const char *args_next(const Args *args, const char *flag, int *at);
/* Takes argv apart as command wants it; args_done frees it, parsed or not. */
bool args_parse(App *app, const Command *command, int argc, char *const *argv,
                Args *out);
/* Frees what the lists took; the texts are the command line's. */
void args_done(Args *args);
/* A whole number in plain spelling, named name in the complaint. */
bool args_number(App *app, const char *name, const char *text, int64_t min,
                 int64_t max, int64_t *out);

/* The value of a flag as such a number; out stays as it is without the flag. */
bool args_flag_number(App *app, const Args *args, const char *flag, int64_t min,
                      int64_t max, int64_t *out);

/* The values given for the flags of a game's solver, in their order; false if
 * a flag of another game's was given. The caller frees them. */
bool args_solver_values(App *app, const Args *args, const Game *game,
                        const char ***out);

/* input.c */
/* Finds a game by its id; false sets app->err. */
bool app_find_game(App *app, const char *id, const Game **out);
/* The -o flags over the defaults. */
bool app_read_options(App *app, const Args *args, const Game *game,
                      GameConfig *out);
/* Tells on standard error that a bot lies in a home folder, of which it then
 * sees only its own file. */
void app_tell_home(const App *app, const char *bot);

/* --seed, or one that nobody can guess. */
bool app_read_seed(App *app, const Args *args, int64_t *out);
/* --player as a seat; SEAT_WATCHER when it is not given. */
bool app_read_player(App *app, const Args *args, const Match *match, Seat *out);
/* --notation as an index. */
bool app_read_notation(App *app, const Args *args, const Game *game, int *out);
/* Reads a file, or standard input for "-", whole. Returns an exit status. */
int app_read(App *app, const char *path, Text *out);
/* Reads a file, or standard input for "-", as a record or state document.
 * Returns an exit status. */
int app_load(App *app, const char *path, Match *out);

/* Whether there is a folder of this name. */
bool app_is_folder(const char *path);
/* The folder of the page's files: beside the program as it was built or
 * installed, else in the sources. */
void app_find_page(Text *out);

/* output.c */
/* Writes a file, or standard output for "-", whole; false sets app->err. */
bool app_save(App *app, const char *path, const Text *text);
/* Writes to standard output; false, with app->err set, if that fails. */
bool app_print(App *app, const Text *text);
/* The end of a command: writes its answer, frees it, returns the status. */
int app_answer(App *app, Text *answer);
/* Draws the board as a seat, or SEAT_WATCHER, sees it, and whose turn it is. */
void app_print_board(App *app, const Match *match, Seat viewer, int notation,
                     Text *out);

/* help.c */
/* The help of a command: how it is written, its flags, examples. */
void app_help(const App *app, const Command *command, Text *out);
/* What joute prints without a command: all of them, a line each. */
void app_overview(const App *app, Text *out);

#endif
