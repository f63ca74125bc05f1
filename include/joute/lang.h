/* lang.h: the two languages joute speaks to people. */
#ifndef JOUTE_LANG_H
#define JOUTE_LANG_H

typedef enum Lang { LANG_EN, LANG_FR, LANG_COUNT } Lang;

/* One text in both languages, indexed by Lang. */
typedef struct Phrase {
    const char *in[LANG_COUNT];
} Phrase;

/* clang-format off */
#define PHRASE(en, fr) { .in = { [LANG_EN] = (en), [LANG_FR] = (fr) } }
/* clang-format on */

#endif
