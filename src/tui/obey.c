/* obey.c: what each order does, at the screen and in the line mode. */
#include "tui/obey.h"

#include <string.h>

#include "base/folder.h"
#include "tui/pager.h"
#include "tui/save.h"

/* Undoes or redoes as far as the nearest choice of a person. */
static void undo_or_redo(const OrderDesk *desk, bool is_redo, Error *err)
{
    LocalTable *table = desk->table;
    Lang lang = desk->look->lang;
    Error unsaved = ERROR_IN(lang);
    if (!(is_redo ? local_redo : local_undo)(table, &unsaved)) {
        if (is_redo) {
            error_set(err, "nothing to redo", "rien à refaire");
        } else {
            error_set(err, "nothing to undo", "rien à annuler");
        }
        return;
    }
    /* If undo stops at an automatic pass, it goes on: the pass would be made
     * again at once. */
    Move forced = MOVE_NONE;
    bool passes = desk->has_auto_pass && *desk->has_auto_pass;
    while (passes && !is_redo &&
           local_find_forced(table, local_next(table), &forced) &&
           local_undo(table, &unsaved)) {
    }
    desk->moved(desk->context);
    Text said = { 0 }, key = { 0 };
    order_add_key(ORDER_REDO, desk->taken, &key);
    if (is_redo) {
        text_say(&said, lang, "Redone.", "Refait.");
    } else {
        text_say(&said, lang, "Undone; %s to redo.",
                 "Annulé ; %s pour refaire.", text_string(&key));
    }
    desk->say(desk->context, INK_PLAIN, text_string(&said));
    if (unsaved.text[0]) {
        desk->say(desk->context, INK_ALERT, unsaved.text);
    }
    text_done(&said);
    text_done(&key);
}

/* Asks for the name of a file to save to. The suggested name is that of the
 * autosave: the game and the date. */
static const char *ask_name(const OrderDesk *desk)
{
    const char *slash = strrchr(desk->table->slot.path, '/');
    const char *id = desk->table->play.game->id;
    if (!desk->ask) {
        return id;
    }
    Text path = { 0 }, shown = { 0 };
    folder_data("games", &path);
    if (slash) {
        text_add(&path, slash);
    } else {
        text_addf(&path, "/%s.json", id);
    }
    save_add_short(text_string(&path), &shown);
    const char *name =
        desk->ask(desk->context,
                  lang_pick(desk->look->lang, "save to", "enregistrer dans"),
                  text_string(&shown));
    text_done(&path);
    text_done(&shown);
    return name;
}

/* Saves under a name, which is asked for if it was not given. */
static void save(const OrderDesk *desk, const char *name, Error *err)
{
    name = name[0] ? name : ask_name(desk);
    if (!name) {
        return;
    }
    Text path = { 0 }, said = { 0 };
    save_add_path(name, &path);
    if (save_write(&desk->table->play, text_string(&path), err)) {
        text_say(&said, desk->look->lang, "Saved: ", "Enregistré : ");
        save_add_short(text_string(&path), &said);
        desk->say(desk->context, INK_PLAIN, text_string(&said));
    }
    text_done(&path);
    text_done(&said);
}

/* Reads a saved game and hands it to the desk. */
static void load(const OrderDesk *desk, const char *name, Error *err)
{
    Play play;
    Text path = { 0 };
    if (!name[0] && !desk->ask) {
        error_set(err, "which file? :load FILE",
                  "quel fichier ? :load FICHIER");
        return;
    }
    if (!name[0]) {
        name = desk->ask(
            desk->context,
            lang_pick(desk->look->lang, "open the file", "ouvrir le fichier"),
            "");
    }
    if (!name) {
        return;
    }
    save_add_path(name, &path);
    if (save_read(text_string(&path), &play, err)) {
        desk->open(desk->context, &play, text_string(&path));
    }
    text_done(&path);
}

static void change_lang(const OrderDesk *desk, const char *name, Error *err)
{
    Lang *lang = &desk->look->lang;
    if (strcmp(name, "en") == 0 || strcmp(name, "fr") == 0) {
        *lang = name[0] == 'f' ? LANG_FR : LANG_EN;
    } else if (!name[0]) {
        *lang = *lang == LANG_FR ? LANG_EN : LANG_FR;
    } else {
        error_set(err, "type :lang en or :lang fr",
                  "tapez :lang en ou :lang fr");
    }
}

/* Switches automatic passing on or off. */
static void change_auto_pass(const OrderDesk *desk, Error *err)
{
    Lang lang = desk->look->lang;
    if (!desk->has_auto_pass) {
        error_set(err, "passing is automatic only in the full-screen game",
                  "on ne passe automatiquement qu'en plein écran");
        return;
    }
    *desk->has_auto_pass = !*desk->has_auto_pass;
    desk->say(desk->context, INK_PLAIN,
              *desk->has_auto_pass
                  ? lang_pick(lang,
                              "Against computers you pass automatically when "
                              "nothing else is possible.",
                              "Contre l'ordinateur, vous passez "
                              "automatiquement quand rien d'autre n'est "
                              "possible.")
                  : lang_pick(lang, "You are asked before every pass.",
                              "On vous demande confirmation avant de "
                              "passer."));
}

static void flip(const OrderDesk *desk, Error *err)
{
    if (view_can_turn(&desk->view)) {
        *desk->is_flipped = !*desk->is_flipped;
    } else {
        error_set(err, "the board looks the same from every side",
                  "le plateau est le même vu de tous les côtés");
    }
}

void obey(const OrderDesk *desk, Order order, const char *argument)
{
    Lang lang = desk->look->lang;
    Error err = ERROR_IN(lang);
    Text text = { 0 };
    switch (order) {
    case ORDER_HELP:
        pager_add_help(&desk->view, lang, &text);
        desk->show(desk->context, desk->table->play.game->title,
                   text_string(&text));
        break;
    case ORDER_UNDO: undo_or_redo(desk, false, &err); break;
    case ORDER_REDO: undo_or_redo(desk, true, &err); break;
    case ORDER_HINT: desk->hint(desk->context); break;
    case ORDER_EVAL:
        if (local_add_values(desk->table, lang, &text, &err)) {
            desk->show(desk->context,
                       lang_pick(lang, "The value of each move",
                                 "La valeur de chaque coup"),
                       text_string(&text));
        }
        break;
    case ORDER_FLIP: flip(desk, &err); break;
    case ORDER_SIDE:
        if (desk->is_right) {
            *desk->is_right = !*desk->is_right;
        }
        break;
    case ORDER_SAVE: save(desk, argument, &err); break;
    case ORDER_OPEN: load(desk, argument, &err); break;
    case ORDER_REPLAY: desk->replay(desk->context); break;
    case ORDER_MOVES: desk->list_moves(desk->context); break;
    case ORDER_LANG: change_lang(desk, argument, &err); break;
    case ORDER_AUTO: change_auto_pass(desk, &err); break;
    case ORDER_QUIT: desk->quit(desk->context); break;
    default:
        error_set(&err, "unknown command (:help lists them)",
                  "commande inconnue (:help les liste)");
        break;
    }
    if (err.text[0]) {
        desk->refuse(desk->context, &err);
    }
    text_done(&text);
}
