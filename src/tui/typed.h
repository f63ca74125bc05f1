/* typed.h: reads a move as a person types it, in capitals or not. Only the
 * terminal does that: files and protocol spell moves exactly. */
#ifndef JOUTE_TYPED_H
#define JOUTE_TYPED_H

#include "base/error.h"
#include "core/play.h"
#include "tui/order.h"

/* The letters that moves of the game can begin with, and those of the legal
 * moves of seat if it is to act. */
Letters typed_letters(const Play *play, Seat seat);

/* Adds text with its letters in capitals. */
void typed_add_capitals(const char *text, Text *out);

/* Reads a legal move of seat: as typed, in capitals, or as a legal move that
 * differs from it only in case. Refuses a move that only a referee may make. */
bool typed_read(const Play *play, Seat seat, const char *text, Move *out,
                Error *err);

#endif
