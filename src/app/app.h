/* app.h: what the subcommands of joute share. */
#ifndef JOUTE_APP_H
#define JOUTE_APP_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/canvas.h"
#include "base/error.h"
#include "base/text.h"
#include "core/record.h"
#include "joute/game.h"

/* Exit statuses of FORMATS.md. */
enum { EXIT_OK = 0, EXIT_BAD_INPUT = 1, EXIT_BAD_USAGE = 2 };

/* A flag that a command takes. */
typedef GameFlag Flag;

typedef struct ArgFlag {
    const char *name, *value;
} ArgFlag;

/* A parsed command line: its plain words, and its flags in order. The texts
 * belong to argv. */
typedef struct Args {
    int word_count, flag_count;
    const char **words;
    ArgFlag *flags;
} Args;

typedef struct Command Command;

/* A program with subcommands: joute or joute-bench. */
typedef struct Program {
    const char *name;
    Phrase about;          /* "joute: strategy games ..." */
    const char *first_try; /* a shell command that the overview suggests */
    const Command *const *commands; /* in the order in which the help lists
                                       them; NULL at the end */
} Program;

/* How to speak to the user, and the error of the command. */
typedef struct App {
    const Program *program;
    Lang lang;
    bool is_ascii;
    Colours colours;
    Error err; /* printed at the end; "" if there is none */
} App;

/* A subcommand: what its help says, what it takes and what it does. It has
 * either run or on_record. */
struct Command {
    const char *name;
    const char *synopsis;    /* "legal FILE [--player P]" */
    Phrase summary;          /* one line */
    Phrase details;          /* further lines of the help, or "" */
    const char *example;     /* shell lines */
    const Flag *flags;       /* ends with a NULL name; NULL if none */
    bool takes_solver_flags; /* it also takes the flags of every solver */
    int least_words,
        most_words; /* how many words it takes after the command's name */
    /* Returns an exit status; app->err says what was wrong. */
    int (*run)(App *app, const Args *args);
    /* Called if run is NULL, with the record or state from the file that the
     * first word names. */
    int (*on_record)(App *app, const Args *args, Play *play);
};

/* The subcommands of joute, each in the file of its name; but new, legal,
 * apply, show and view are in cmd_state.c, verify and replay in cmd_record.c,
 * rules in cmd_games.c. */
extern const Command cmd_apply, cmd_bench, cmd_bot, cmd_check_bot,
    cmd_completion, cmd_convert, cmd_eval, cmd_games, cmd_grade, cmd_legal,
    cmd_manual, cmd_match, cmd_new, cmd_perft, cmd_play, cmd_players,
    cmd_puzzles, cmd_random, cmd_replay, cmd_rerun, cmd_review, cmd_rules,
    cmd_serve, cmd_show, cmd_site, cmd_solve, cmd_sprt, cmd_tournament,
    cmd_train, cmd_verify, cmd_view, cmd_worker;

/* The flags that every command takes. */
extern const Flag app_common_flags[];

/* Flags that several commands take. */
#define FLAG_OPTION                                                            \
    {                                                                          \
        "-o", "KEY=VALUE",                                                     \
            PHRASE("set an option of the game; repeatable",                    \
                   "règle une option du jeu ; répétable")                      \
    }
#define FLAG_MOVE_TIME                                                         \
    {                                                                          \
        "--move-time", "MS",                                                   \
            PHRASE("time limit for a move", "durée maximale d'un coup")        \
    }
#define FLAG_NO_SANDBOX                                                        \
    {                                                                          \
        "--no-sandbox", NULL,                                                  \
            PHRASE("run bots without a sandbox, with all your rights",         \
                   "lance les bots sans bac à sable, avec tous vos droits")    \
    }
#define FLAG_JSON                                                              \
    {                                                                          \
        "--json", NULL, PHRASE("as JSON", "en JSON")                           \
    }

/* run.c */
/* Runs a program: finds the command, parses its flags and prints its error.
 * Returns the exit status. */
int app_run(const Program *program, int argc, char *const *argv);
/* Set by a signal for which app_heed was called: playing stops, and claimed
 * matches are given back. The same signal a second time ends the program as
 * usual. */
extern atomic_bool app_is_stopped;
/* From now on this signal sets app_is_stopped. */
void app_heed(int signal);

/* args.c */
/* Finds a flag by the first size bytes of name. It may be one of the command,
 * of a solver to which the command passes flags, or of all commands. NULL if
 * there is none. */
const Flag *args_find_flag(const Command *command, const char *name,
                           size_t size);
/* The last value given for a flag; NULL if the flag was not given, "" if it
 * takes no value. */
const char *args_value(const Args *args, const char *flag);
/* The next value of a flag that may be repeated, or NULL; *at starts at 0. */
const char *args_next(const Args *args, const char *flag, int *at);
/* Parses argv for a command. The caller calls args_done even if this fails. */
bool args_parse(App *app, const Command *command, int argc, char *const *argv,
                Args *out);
/* Frees the lists of words and flags. */
void args_done(Args *args);
/* Reads a whole number written as digits without leading zeros; an error
 * message calls it name. */
bool args_number(App *app, const char *name, const char *text, int64_t min,
                 int64_t max, int64_t *out);

/* Reads the value of a flag as args_number does; out stays as it is if the flag
 * was not given. */
bool args_flag_number(App *app, const Args *args, const char *flag, int64_t min,
                      int64_t max, int64_t *out);

/* Collects the values of the flags of a game's solver, in the order of those
 * flags; the caller frees the list. Fails if a flag of another game was
 * given. */
bool args_solver_values(App *app, const Args *args, const Game *game,
                        const char ***out);

/* input.c */
/* Finds a game by its id; false sets app->err. */
bool app_find_game(App *app, const char *id, const Game **out);
/* Reads the -o flags over the defaults. */
bool app_read_options(App *app, const Args *args, const Game *game,
                      GameConfig *out);
/* Reads --seed, or draws a seed that nobody can guess. */
bool app_read_seed(App *app, const Args *args, int64_t *out);
/* Reads --player as a seat; SEAT_WATCHER if it was not given. */
bool app_read_player(App *app, const Args *args, const Play *play, Seat *out);
/* Reads --notation as an index of the game's notations. */
bool app_read_notation(App *app, const Args *args, const Game *game, int *out);
/* Reads a whole file, or standard input for "-". Returns an exit status. */
int app_read(App *app, const char *path, Text *out);
/* Reads a file, or standard input for "-", as a record or state document. In a
 * file that has one a line, "FILE:N" names the one of line N. Returns an exit
 * status. */
int app_load(App *app, const char *path, Play *out);
/* Returns an exit status. */
typedef int AppTakeGame(App *app, const char *path, Play *play);
/* Reads a file that has one record or state document, or one a line, and calls
 * `take` for each until one fails. Returns the last exit status, and the number
 * of documents that it read. */
int app_each_game(App *app, const char *path, AppTakeGame *take, int *count);

/* True if there is a folder of this name. */
bool app_is_folder(const char *path);
/* Adds the folder of the page's files. It looks where the program was built or
 * installed, then in the sources. */
void app_find_page(Text *out);

/* output.c */
/* Writes a whole file, or to standard output for "-"; false sets app->err. */
bool app_save(App *app, const char *path, const Text *text);
/* Writes to standard output; false sets app->err. */
bool app_print(App *app, const Text *text);
/* Ends a command: prints its answer, frees it and returns the exit status. */
int app_answer(App *app, Text *answer);
/* Draws the board as a seat or SEAT_WATCHER sees it, with a status line. */
void app_print_board(App *app, const Play *play, Seat viewer, int notation,
                     Text *out);
/* Warns on standard error that a bot lies directly in a home folder, where the
 * sandbox shows it only its own file. */
void app_tell_home(const App *app, const char *bot);

/* help.c */
/* Adds the usage of a command or flag, with its placeholders (GAME, FILE) in
 * this language. */
void app_usage(const char *text, Lang lang, Text *out);
/* Writes the help of a command: its synopsis, flags and examples. */
void app_help(const App *app, const Command *command, Text *out);
/* Writes what the program prints without a command: one line for each
 * command. */
void app_overview(const App *app, Text *out);

#endif
