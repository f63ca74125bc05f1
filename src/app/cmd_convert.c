/* joute convert: positions and games as other programs write them, and back. */
#include <string.h>

#include "app/app.h"
#include "games/games.h"

/* The names of all formats, for a complaint. */
static bool refuse_format(App *app, const char *flag, const char *name)
{
    Text known = { 0 };
    for (int i = 0; games_all[i]; i++) {
        for (const GameFormat *f = games_all[i]->formats; f && f->name; f++) {
            text_addf(&known, ", %s", f->name);
        }
    }
    error_set(&app->err, "%s: \"%s\" is no format: there are record, state%s",
              "%s : « %s » n'est pas un format : il y a record, state%s", flag,
              name, text_string(&known));
    text_done(&known);
    return false;
}

/* The text in a named format, or in the first that understands it; of several
 * the first complaint is kept. */
static bool read_other(App *app, const char *name, const char *text, Match *out)
{
    bool is_known = false;
    for (int i = 0; games_all[i]; i++) {
        for (const GameFormat *f = games_all[i]->formats; f && f->name; f++) {
            Error err = ERROR_IN(app->lang);
            if (name && strcmp(f->name, name) != 0) {
                continue;
            }
            is_known = true;
            if (f->read(text, out, &err)) {
                return true;
            }
            if (name) {
                app->err = err;
                return false;
            }
        }
    }
    return is_known ? error_set(&app->err, "no format fits (see --from)",
                                "aucun format ne convient (voir --from)")
                    : refuse_format(app, "--from", name);
}

static int read_input(App *app, const Args *args, Match *out)
{
    const char *from = args_value(args, "--from");
    Text text = { 0 };
    int status = app_read(app, args->words[0], &text);
    if (status != EXIT_OK) {
        return status;
    }
    bool is_own =
        from ? strcmp(from, "record") == 0 || strcmp(from, "state") == 0
             : text_string(&text)[strspn(text_string(&text), " \t\r\n")] == '{';
    bool is_read = is_own ? record_read(out, games_all, text_string(&text),
                                        text.size, &app->err)
                          : read_other(app, from, text_string(&text), out);
    text_done(&text);
    return is_read ? EXIT_OK : EXIT_BAD_INPUT;
}

static int write_output(App *app, const Args *args, Match *match)
{
    const char *to = args_value(args, "--to");
    Text out = { 0 };
    if (!to || strcmp(to, "record") == 0 || strcmp(to, "state") == 0) {
        /* JSON: a record where moves were made, else a state document. */
        JsonWriter writer = { .out = &out };
        bool is_state = to ? strcmp(to, "state") == 0 : match->step_count == 0;
        for (int seat = 0; !is_state && seat < match->players; seat++) {
            if (!match->names[seat]) {
                match_set_name(match, (Seat)seat, "");
            }
        }
        if (is_state) {
            record_write_state(match, &writer);
        } else {
            record_write(match, false, &writer);
        }
        text_add_char(&out, '\n');
        return app_answer(app, &out);
    }
    const GameFormat *format = match->game->formats;
    while (format && format->name && strcmp(format->name, to) != 0) {
        format++;
    }
    if (!format || !format->name) {
        refuse_format(app, "--to", to);
        return EXIT_BAD_USAGE;
    }
    if (!format->write(match, &out, &app->err)) {
        text_done(&out);
        return EXIT_BAD_INPUT;
    }
    return app_answer(app, &out);
}

static int run(App *app, const Args *args)
{
    Match match;
    int status = read_input(app, args, &match);
    if (status == EXIT_OK) {
        status = write_output(app, args, &match);
        match_done(&match);
    }
    return status;
}

static const Flag flags[] = {
    { "--from", "FORMAT",
      PHRASE("how FILE is written; else what fits",
             "comment FILE est écrit ; sinon ce qui convient") },
    { "--to", "FORMAT",
      PHRASE("how to write it; else as a record or state document",
             "comment l'écrire ; sinon comme partie ou état de joute") },
    { .name = NULL },
};

const Command cmd_convert = {
    .name = "convert",
    .synopsis = "convert FILE [--from FORMAT] [--to FORMAT]",
    .summary = PHRASE("read and write what other programs of a game write",
                      "lit et écrit comme d'autres programmes d'un jeu"),
    .details =
        PHRASE("Formats are record and state (docs/FORMATS.md) and those "
               "of the game. moulin\nhas fen (a position), pgn, "
               "algebraic and playok (games).",
               "Les formats sont record et state (docs/FORMATS.md) et "
               "ceux du jeu. moulin a\nfen (une position), pgn, "
               "algebraic et playok (des parties)."),
    .example = "joute convert game.json --to pgn\n"
               "echo d6 f4 d2 | joute convert - --to fen",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
