/* look.h: the language and the characters that the terminal shows. */
#ifndef JOUTE_LOOK_H
#define JOUTE_LOOK_H

#include <stdbool.h>

#include "base/canvas.h"
#include "joute/lang.h"

typedef struct Look {
    Lang lang;
    bool is_ascii; /* the terminal shows ASCII only */
    Colours colours;
} Look;

/* Empties a canvas and sets it up for this look. */
static inline void look_canvas(const Look *look, Canvas *canvas)
{
    canvas_init(canvas, look->lang, look->is_ascii, look->colours);
}

#endif
