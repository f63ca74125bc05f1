/* lang.h: the two languages in which joute speaks to people. */
#ifndef JOUTE_LANG_H
#define JOUTE_LANG_H

typedef enum Lang { LANG_EN, LANG_FR, LANG_COUNT } Lang;

/* One text in both languages, indexed by Lang, for tables of words. A
 * function that says something at once (text_say, canvas_say, error_set,
 * json_refuse) takes the English format, the French format and then the
 * arguments of both. */
typedef struct Phrase {
    const char *in[LANG_COUNT];
} Phrase;

/* Makes a Phrase of two texts, or of a macro that stands for both (a game's
 * words.h). */
/* clang-format off */
#define PHRASE(...) PHRASE_OF(__VA_ARGS__)
#define PHRASE_OF(en, fr) { .in = { [LANG_EN] = (en), [LANG_FR] = (fr) } }
/* clang-format on */

/* The text of one language, for a word inside another sentence. */
static inline const char *lang_pick(Lang lang, const char *en, const char *fr)
{
    return lang == LANG_FR ? fr : en;
}

#endif
