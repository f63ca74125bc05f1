/* What a person at the screen may ask for beside a move. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/folder.h"
#include "base/mem.h"
#include "core/legal.h"
#include "tui/pager.h"
#include "tui/replay.h"
#include "tui/screen.h"
#include "tui/session.h"

static void undo_or_redo(Session *session, bool is_redo)
{
    Error err = ERROR_IN(session->look.lang);
    Table *table = &session->table;
    bool is_done = is_redo ? table_redo(table, &err) : table_undo(table, &err);
    session->news_from = table_match(table)->step_count;
    session->last_seat = SEAT_WATCHER;
    if (is_done) {
        session_say(session, INK_PLAIN,
                    is_redo ? look_say(&session->look, "Redone.", "Refait.")
                            : look_say(&session->look, "Undone; y to redo.",
                                       "Annulé ; y pour refaire."));
    } else {
        session_say(session, INK_ALERT,
                    is_redo ? look_say(&session->look, "Nothing to redo.",
                                       "Rien à refaire.")
                            : look_say(&session->look, "Nothing to undo.",
                                       "Rien à annuler."));
    }
    session_complain(session, &err);
}

/* A default name: the game and the date of its autosave. */
static void add_save_name(const Session *session, Text *out)
{
    const char *path = session->table.slot.path;
    const char *slash = strrchr(path, '/');
    folder_data("games", out);
    text_addf(out, "/%s", slash ? slash + 1 : "");
    if (!slash) {
        text_addf(out, "%s.json", session->table.match.game->id);
    }
}

static void save_as(Session *session, const char *name)
{
    Error err = ERROR_IN(session->look.lang);
    Text path = { 0 }, said = { 0 };
    save_add_path(name, &path);
    if (save_write(&session->table.match, text_string(&path), &err)) {
        text_add(&said, look_say(&session->look, "Saved: ", "Sauvé : "));
        save_add_short(text_string(&path), &said);
        session_say(session, INK_PLAIN, text_string(&said));
    }
    session_complain(session, &err);
    text_done(&path);
    text_done(&said);
}

static void save(Session *session, const char *argument)
{
    Text path = { 0 }, shown = { 0 };
    add_save_name(session, &path);
    save_add_short(text_string(&path), &shown);
    if (argument[0]) {
        save_as(session, argument);
    } else if (session_ask_line(
                   session, look_say(&session->look, "save in", "sauver dans"),
                   text_string(&shown))) {
        save_as(session, session->prompt.text);
    }
    prompt_clear(&session->prompt);
    text_done(&path);
    text_done(&shown);
}

static void load(Session *session, const char *argument)
{
    Error err = ERROR_IN(session->look.lang);
    Text path = { 0 };
    if (!argument[0] &&
        session_ask_line(
            session,
            look_say(&session->look, "open the file", "ouvrir le fichier"),
            "")) {
        argument = session->prompt.text;
    }
    if (argument[0]) {
        save_add_path(argument, &path);
        if (save_read(text_string(&path), &session->loaded, &err)) {
            snprintf(session->loaded_path, sizeof session->loaded_path, "%s",
                     text_string(&path));
            session->leave = LEAVE_LOAD;
        }
    }
    session_complain(session, &err);
    prompt_clear(&session->prompt);
    text_done(&path);
}

static void replay(Session *session)
{
    View view = session_view(session);
    Replay again;
    /* With a hand to hide from others, what all may see. */
    replay_begin(&again, &session->look, view.match, view.eyes, 0);
    session_is_end_key(session, replay_run(&again));
}

static void help(Session *session)
{
    View view = session_view(session);
    Text text = { 0 };
    pager_add_help(&view, session->look.lang, &text);
    int key =
        pager_show(&session->look, view.match->game->title, text_string(&text));
    session_is_end_key(session, key);
    text_done(&text);
}

/* The legal moves of the seat whose turn it is, in columns. */
static void show_moves(Session *session)
{
    const Match *match = table_match(&session->table);
    Seat seat = table_next(&session->table);
    LegalMove *legal = mem_new(GAME_MOVES * sizeof *legal);
    int count = seat < GAME_SEATS
                    ? legal_list(match->game, &match->state, seat, 0, legal)
                    : 0;
    Text text = { 0 };
    for (int i = 0; i < count; i++) {
        text_addf(&text, "%-12s%s", legal[i].text,
                  i % 6 == 5 || i + 1 == count ? "\n" : " ");
    }
    int key =
        pager_show(&session->look,
                   look_say(&session->look, "Legal moves", "Coups possibles"),
                   text_string(&text));
    session_is_end_key(session, key);
    text_done(&text);
    free(legal);
}

static void change_lang(Session *session, const char *argument)
{
    Lang *lang = &session->look.lang;
    if (strcmp(argument, "en") == 0 || strcmp(argument, "fr") == 0) {
        *lang = argument[0] == 'f' ? LANG_FR : LANG_EN;
    } else if (!argument[0]) {
        *lang = *lang == LANG_FR ? LANG_EN : LANG_FR;
    } else {
        session_say(session, INK_ALERT,
                    look_say(&session->look, ":lang en or :lang fr",
                             ":lang en ou :lang fr"));
    }
}

static void flip(Session *session)
{
    View view = session_view(session);
    if (view_can_turn(&view)) {
        session->is_flipped = !session->is_flipped;
    } else {
        session_say(session, INK_ALERT,
                    look_say(&session->look,
                             "The board looks the same from every side.",
                             "Le plateau est le même vu de tous les côtés."));
    }
}

void session_obey(Session *session, Order order, const char *argument)
{
    switch (order) {
    case ORDER_HELP: help(session); break;
    case ORDER_UNDO: undo_or_redo(session, false); break;
    case ORDER_REDO: undo_or_redo(session, true); break;
    case ORDER_FLIP: flip(session); break;
    case ORDER_SAVE: save(session, argument); break;
    case ORDER_OPEN: load(session, argument); break;
    case ORDER_REPLAY: replay(session); break;
    case ORDER_MOVES: show_moves(session); break;
    case ORDER_LANG: change_lang(session, argument); break;
    case ORDER_QUIT: session_ask_quit(session); break;
    case ORDER_HINT: session_hint(session, table_next(&session->table)); break;
    default:
        session_say(session, INK_ALERT,
                    look_say(&session->look, "Unknown order; ? for the list.",
                             "Ordre inconnu ; ? pour la liste."));
        break;
    }
}
