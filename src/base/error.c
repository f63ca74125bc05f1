/* error.c: keeps the first message and makes the input that it quotes
 * printable. */
#include "base/error.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"

/* Makes the text one printable line of whole UTF-8 characters: control
 * characters become '?', and a character that was cut off at the end is
 * removed. */
static void clean(char *text)
{
    size_t size = strlen(text), end = size;
    while (end > 0 && ((unsigned char)text[end - 1] & 0xc0) == 0x80) {
        end--;
    }
    unsigned char lead = end ? (unsigned char)text[end - 1] : 0;
    size_t wanted = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 0;
    if (size + 1 <
        end + wanted) { /* the text was cut off within this character */
        text[size = end - 1] = '\0';
    }
    for (size_t i = 0; i < size;) {
        uint32_t rune = 0;
        size_t step = text_read_rune(text + i, size - i, &rune);
        if (rune < 0x20 || (rune >= 0x7f && rune < 0xa0)) {
            memset(text + i, '?', step ? step : 1);
        }
        i += step ? step : 1;
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

/* The system's messages are English. These are the French ones for the errno
 * values that users see. */
static const struct {
    int number;
    const char *fr;
} SYSTEM[] = {
    { EPERM, "opération interdite" },
    { ENOENT, "fichier ou dossier introuvable" },
    { EIO, "erreur d'entrée-sortie" },
    { E2BIG, "trop d'arguments" },
    { ENOEXEC, "la machine ne sait pas exécuter ce programme" },
    { EAGAIN, "la machine n'a plus de ressources pour le moment" },
    { ENOMEM, "mémoire insuffisante" },
    { EACCES, "permission refusée" },
    { EBUSY, "déjà utilisé" },
    { EEXIST, "existe déjà" },
    { EXDEV, "sur un autre disque" },
    { ENOTDIR, "n'est pas un dossier" },
    { EISDIR, "est un dossier" },
    { EINVAL, "argument invalide" },
    { ENFILE, "trop de fichiers ouverts sur la machine" },
    { EMFILE, "trop de fichiers ouverts" },
    { ETXTBSY, "ce programme est en cours d'écriture" },
    { EFBIG, "fichier trop grand" },
    { ENOSPC, "plus de place sur le disque" },
    { EROFS, "disque en lecture seule" },
    { EPIPE, "personne ne lit plus à l'autre bout" },
    { ENAMETOOLONG, "nom trop long" },
    { ENOSYS, "ce noyau ne le permet pas" },
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
