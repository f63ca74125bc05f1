/* error.c: the first message wins; what it quotes of the input is made
 * printable. */
#include "base/error.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

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
    va_list args;
    va_start(args, fr);
    vsnprintf(err->text, sizeof err->text, err->lang == LANG_FR ? fr : en,
              args);
    va_end(args);
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
