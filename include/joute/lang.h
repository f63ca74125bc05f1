/* lang.h: the two languages joute speaks to people. */
#ifndef JOUTE_LANG_H
#define JOUTE_LANG_H

typedef enum Lang { LANG_EN, LANG_FR, LANG_COUNT } Lang;

/* One text in both languages, indexed by Lang: for tables of words. A text
 * that is said where it is used is its English, then its French, and then
 * what both formats take: text_say, canvas_say, error_set, json_refuse. */
typedef struct Phrase {
    const char *in[LANG_COUNT];
} Phrase;

/* Takes the two texts, or a macro that stands for both (a game's words.h). */
/* clang-format off */
#define PHRASE(...) PHRASE_OF(__VA_ARGS__)
#define PHRASE_OF(en, fr) { .in = { [LANG_EN] = (en), [LANG_FR] = (fr) } }
/* clang-format on */

/* The one of two texts: a word to put into another sentence. */
static inline const char *lang_pick(Lang lang, const char *en, const char *fr)
{
    return lang == LANG_FR ? fr : en;
}

#endif
