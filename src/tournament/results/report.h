/* report.h: all that the page of a report shows, as one JSON document. What is
 * in it is in docs/TOURNAMENT.md; web/src/report draws it. */
#ifndef JOUTE_REPORT_H
#define JOUTE_REPORT_H

#include "tournament/results/results.h"

/* Writes the document. The standings must be ranked and rated; has_board says
 * whether the page has a board for the game, else positions come as text
 * drawings. */
bool report_write(Tournament *tournament, const Standings *standings,
                  bool has_board, JsonWriter *out, Error *err);

/* Puts a document into the page, in the place of %DATA%; no text in it can end
 * the element it stands in. False if the page has no such place. */
bool report_fill(const Text *page, const Text *document, Text *out);

#endif
