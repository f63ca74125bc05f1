/* error.c: the first message wins; what it quotes of the input is made
 * printable. */
#include "base/error.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"

/* Makes the text one printable line of whole UTF-8 characters. */
static void clean(char *text)
{
    size_t size = strlen(text);
    for (size_t i = 0; i < size; i++) {
        unsigned char c = (unsigned char)text[i];
        bool is_c1 = c == 0xc2 && (unsigned char)text[i + 1] < 0xa0;
        if (c < 0x20 || c == 0x7f || is_c1) {
            text[i] = '?';
        }
    }
    size_t end = size;
    while (end > 0 && ((unsigned char)text[end - 1] & 0xc0) == 0x80) {
        end--;
    }
    if (end == 0 || (unsigned char)text[end - 1] < 0xc0) {
        return;
    }
    unsigned char lead = (unsigned char)text[end - 1];
    size_t wanted = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    if (size - (end - 1) < wanted) {
        text[end - 1] = '\0';
    }
}

bool error_set(Error *err, const char *en, const char *fr, ...)
{
    if (!err || err->text[0]) {
        return false;
    }
    Text text = { 0 };
    va_list args;
    va_start(args, fr);
    text_say_args(&text, err->lang, en, fr, args);
    va_end(args);
    snprintf(err->text, sizeof err->text, "%s", text_string(&text));
    text_done(&text);
    clean(err->text);
    return false;
}

void error_prefix(Error *err, const char *prefix)
{
    if (!err || !err->text[0]) {
        return;
    }
    char whole[sizeof err->text];
    snprintf(whole, sizeof whole,
             err->lang == LANG_FR ? "%.150s : %.240s" : "%.150s: %.240s",
             prefix, err->text);
    memcpy(err->text, whole, sizeof whole);
    clean(err->text);
}

/* The system's own words are English; of those that people meet these are the
 * French ones. */
static const struct {
    int number;
    const char *fr;
} SYSTEM[] = {
    { EPERM, "opération interdite" },
    { ENOENT, "fichier ou dossier introuvable" },
    { EIO, "erreur d'entrée-sortie" },
    { E2BIG, "trop d'arguments" },
    { ENOEXEC, "ce n'est pas un programme que la machine sait lancer" },
    { EAGAIN, "la machine n'a plus de place pour le moment" },
    { ENOMEM, "plus assez de mémoire" },
    { EACCES, "permission refusée" },
    { EBUSY, "déjà utilisé" },
    { EEXIST, "existe déjà" },
    { EXDEV, "sur un autre disque" },
    { ENOTDIR, "n'est pas un dossier" },
    { EISDIR, "est un dossier" },
    { EINVAL, "argument invalide" },
    { ENFILE, "trop de fichiers ouverts sur la machine" },
    { EMFILE, "trop de fichiers ouverts" },
    { ETXTBSY, "ce programme est en train d'être écrit" },
    { EFBIG, "fichier trop grand" },
    { ENOSPC, "plus de place sur le disque" },
    { EROFS, "disque en lecture seule" },
    { EPIPE, "personne ne lit plus à l'autre bout" },
    { ENAMETOOLONG, "nom trop long" },
    { ENOSYS, "ce noyau ne sait pas le faire" },
    { ENOTEMPTY, "ce dossier n'est pas vide" },
    { ELOOP, "trop de liens symboliques" },
    { EADDRINUSE, "adresse déjà utilisée" },
    { EADDRNOTAVAIL, "cette machine n'a pas cette adresse" },
    { ENETUNREACH, "réseau inaccessible" },
    { ECONNRESET, "connexion coupée" },
    { ETIMEDOUT, "pas de réponse" },
    { ECONNREFUSED, "connexion refusée" },
    { EDQUOT, "quota de disque dépassé" },
};

const char *error_system(const Error *err, int number)
{
    bool is_french = err && err->lang == LANG_FR;
    for (size_t i = 0; is_french && i < sizeof SYSTEM / sizeof *SYSTEM; i++) {
        if (SYSTEM[i].number == number) {
            return SYSTEM[i].fr;
        }
    }
    return strerror(number);
}
