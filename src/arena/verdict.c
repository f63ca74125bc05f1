/* verdict.c: the reason of a verdict, kept printable. */
#include "arena/verdict.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arena/printable.h"
#include "base/mem.h"

const char *verdict_word(VerdictCode code)
{
    static const char *const words[] = {
        [VERDICT_NONE] = "none",
        [VERDICT_ILLEGAL] = "illegal",
        [VERDICT_MALFORMED] = "malformed",
        [VERDICT_TIMEOUT] = "timeout",
        [VERDICT_CRASH] = "crash",
        [VERDICT_MEMORY] = "memory",
        [VERDICT_OUTPUT] = "output",
        [VERDICT_SILENT] = "silent",
        [VERDICT_INFRASTRUCTURE] = "infrastructure",
    };
    return words[code];
}

/* The size of text that was cut, perhaps within a character. */
static size_t whole_size(const char *text)
{
    size_t size = strlen(text);
    while (size > 0 && (text[size - 1] & 0x80)) {
        size--;
    }
    return size;
}

void verdict_set(Verdict *verdict, VerdictCode code, const char *format, ...)
{
    char raw[VERDICT_WHY];
    va_list args;
    if (verdict->code != VERDICT_NONE) {
        return;
    }
    va_start(args, format);
    int wanted = vsnprintf(raw, sizeof raw, format, args);
    va_end(args);
    size_t size = wanted < (int)sizeof raw ? strlen(raw) : whole_size(raw);
    Text clean = { 0 };
    printable_add(&clean, raw, size, VERDICT_WHY);
    verdict->code = code;
    snprintf(verdict->why, sizeof verdict->why, "%s", text_string(&clean));
    text_done(&clean);
}

void verdict_set_words(Verdict *verdict, const char *lines)
{
    size_t room = sizeof verdict->words;
    if ((size_t)snprintf(verdict->words, room, "%s", lines) >= room) {
        verdict->words[whole_size(verdict->words)] = '\0';
    }
}

void verdicts_add(Verdicts *list, const Verdict *verdict)
{
    if (list->count == list->capacity) {
        list->capacity = list->capacity ? 2 * list->capacity : 8;
        list->at = mem_resize(list->at, list->capacity * sizeof *list->at);
    }
    list->at[list->count++] = *verdict;
}

void verdicts_done(Verdicts *list)
{
    free(list->at);
    *list = (Verdicts){ 0 };
}

static const Phrase advice[] = {
    [HINT_NONE] = PHRASE("", ""),
    [HINT_FLUSH] = PHRASE(
        "The answer came only when the program left: it is written but not "
        "sent.\nFlush after every line: fflush(stdout) in C, print(..., "
        "flush=True) in Python,\nSystem.out.flush() in Java.",
        "La réponse n'est venue qu'à la fin du programme : elle est écrite "
        "mais pas envoyée.\nVidez le tampon après chaque ligne : "
        "fflush(stdout) en C, print(..., flush=True)\nen Python, "
        "System.out.flush() en Java."),
    [HINT_STRAY] = PHRASE(
        "Only answers go to standard output: \"ready NAME\", then \"move "
        "TEXT\" after each\n\"go\". What helps you to debug goes to standard "
        "error (stderr), or after a '#'.",
        "Seules les réponses vont sur la sortie standard : « ready NOM », "
        "puis « move\nTEXTE » après chaque « go ». Vos messages de mise au "
        "point vont sur l'erreur\nstandard (stderr), ou après un « # »."),
    [HINT_EARLY] = PHRASE(
        "One line, and only after \"go\". If you print for debugging, do it "
        "on standard\nerror (stderr).",
        "Une seule ligne, et seulement après « go ». Pour mettre au point, "
        "écrivez sur\nl'erreur standard (stderr)."),
    [HINT_PAST_END] = PHRASE(
        "It did not get from one game to the next: after \"endgame\" comes "
        "\"newgame\" with\nanother \"view\", and the last line is \"bye\". "
        "Do not read on as if the old game\nwent on, and do not leave "
        "before \"bye\".",
        "Il ne passe pas d'une partie à l'autre : après « endgame » vient "
        "« newgame » avec\nune autre « view », et la dernière ligne est "
        "« bye ». Ne lisez pas comme si\nl'ancienne partie continuait, et "
        "ne partez pas avant « bye »."),
    [HINT_NOTATION] = PHRASE(
        "Moves are written exactly as in the line \"legal\".",
        "Les coups s'écrivent exactement comme dans la ligne « legal »."),
    [HINT_SLOW] = PHRASE(
        "The number after \"go\" is how many milliseconds there are: answer "
        "sooner.",
        "Le nombre après « go » dit combien de millisecondes il y a : "
        "répondez plus tôt."),
    [HINT_HANG] = PHRASE(
        "It neither answered nor left: it waits for a line that does not "
        "come, or goes\nround for ever. After \"go\" it is its turn.",
        "Ni réponse ni départ : il attend une ligne qui ne vient pas, ou "
        "tourne sans fin.\nAprès « go », c'est à lui."),
};

const char *verdict_advice(VerdictHint hint, Lang lang)
{
    return advice[hint].in[lang];
}
