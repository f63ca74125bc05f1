/* cmd_convert.c: joute convert: reads and writes positions and games in the
 * notations of other programs. */
#include <string.h>

#include "app/app.h"
#include "games/games.h"

/* Refuses an unknown format, and lists those that exist. */
static bool refuse_format(App *app, const char *flag, const char *name)
{
    Text known = { 0 };
    for (int i = 0; games_all[i]; i++) {
        for (const GameFormat *f = games_all[i]->formats; f && f->name; f++) {
            text_addf(&known, ", %s", f->name);
        }
    }
    error_set(&app->err, "%s: unknown format \"%s\" (known: record, state%s)",
              "%s : format inconnu « %s » (connus : record, state%s)", flag,
              name, text_string(&known));
    text_done(&known);
    return false;
}

/* Reads the text in the named format or, without a name, in the first format
 * that accepts it. */
static bool read_other(App *app, const char *name, const char *text, Play *out)
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

/* Reads FILE in the format of --from. Without one, text that begins with {
 * is a record or state of ours. Returns an exit status. */
static int read_input(App *app, const Args *args, Play *out)
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

/* Writes the game in the format of --to. A record needs a name for each
 * player, so missing names are empty. */
static int write_output(App *app, const Args *args, Play *play)
{
    const char *to = args_value(args, "--to");
    Text out = { 0 };
    if (!to || strcmp(to, "record") == 0 || strcmp(to, "state") == 0) {
        /* JSON is a record if there are moves, otherwise a state document. */
        JsonWriter writer = { .out = &out };
        bool is_state = to ? strcmp(to, "state") == 0 : play->step_count == 0;
        for (int seat = 0; !is_state && seat < play->players; seat++) {
            if (!play->names[seat]) {
                play_set_name(play, (Seat)seat, "");
            }
        }
        if (is_state) {
            record_write_state(play, &writer);
        } else {
            record_write(play, false, &writer);
        }
        text_add_char(&out, '\n');
        return app_answer(app, &out);
    }
    const GameFormat *format = play->game->formats;
    while (format && format->name && strcmp(format->name, to) != 0) {
        format++;
    }
    if (!format || !format->name) {
        refuse_format(app, "--to", to);
        return EXIT_BAD_USAGE;
    }
    if (!format->write(play, &out, &app->err)) {
        text_done(&out);
        return EXIT_BAD_INPUT;
    }
    return app_answer(app, &out);
}

static int run(App *app, const Args *args)
{
    Play play;
    int status = read_input(app, args, &play);
    if (status == EXIT_OK) {
        status = write_output(app, args, &play);
        play_done(&play);
    }
    return status;
}

static const Flag flags[] = {
    { "--from", "FORMAT",
      PHRASE("format of FILE (default: the first that fits)",
             "format de FILE (par défaut le premier qui convient)") },
    { "--to", "FORMAT",
      PHRASE("format to write (default: record or state)",
             "format à écrire (par défaut record ou state)") },
    { .name = NULL },
};

const Command cmd_convert = {
    .name = "convert",
    .synopsis = "convert FILE [--from FORMAT] [--to FORMAT]",
    .summary = PHRASE("convert games and positions between formats",
                      "convertit des parties et positions entre formats"),
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
