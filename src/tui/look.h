/* look.h: how to speak and draw to the person in front of the terminal. */
#ifndef JOUTE_LOOK_H
#define JOUTE_LOOK_H

#include <stdbool.h>

#include "base/canvas.h"
#include "joute/lang.h"

typedef struct Look {
    Lang lang;
    bool is_ascii;
    Colours colours;
} Look;

static inline void look_canvas(const Look *look, Canvas *canvas)
{
    canvas_init(canvas, look->lang, look->is_ascii, look->colours);
}

#endif
