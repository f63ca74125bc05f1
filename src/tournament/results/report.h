/* report.h: everything that the page of a report shows, as one JSON document.
 * docs/TOURNAMENT.md describes it; web/src/report draws it. */
#ifndef JOUTE_REPORT_H
#define JOUTE_REPORT_H

#include "tournament/results/results.h"

/* Writes the document. The standings must be ranked and rated. If has_board is
 * false, the page has no board for the game, and positions are written as text
 * drawings. If has_lines is true, the games have the lines that bots read and
 * wrote, which only the teacher should see. */
bool report_write(Tournament *tournament, const Standings *standings,
                  bool has_board, bool has_lines, JsonWriter *out, Error *err);

/* Puts a document into the page in place of %DATA%, escaped so that no text in
 * it can close its HTML element. Returns false if the page has no %DATA%. */
bool report_fill(const Text *page, const Text *document, Text *out);

#endif
