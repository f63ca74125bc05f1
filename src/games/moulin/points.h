/* points.h: sets of points as 24 bits, and how moves, mills and symmetries act
 * on them. internal.h shows how the points are numbered. */
#ifndef JOUTE_MOULIN_POINTS_H
#define JOUTE_MOULIN_POINTS_H

#include <stdbool.h>
#include <stdint.h>

#define POINT(point) (UINT32_C(1) << (point))
#define POINTS_ALL UINT32_C(0xffffff)
#define POINTS_CORNERS UINT32_C(0x555555) /* the even places of the rings */
#define POINTS_MIDDLES                                                         \
    UINT32_C(0xaaaaaa) /* the odd places, which cross                          \
                          rings */

static inline int points_count(uint32_t set)
{
    return __builtin_popcount(set);
}

static inline int points_lowest(uint32_t set)
{
    return __builtin_ctz(set);
}

/* In the byte of a ring, corners and middles alternate. These functions shift
 * all points at once: they tell for every middle whether the corner before (or
 * after) it is in the set, and for every corner whether the middle before (or
 * after) it is. */
static inline uint32_t points_corner_before(uint32_t corners)
{
    return corners << 1;
}

static inline uint32_t points_corner_after(uint32_t corners)
{
    return (corners >> 1 & 0x2a2a2a) | (corners & 0x010101) << 7;
}

static inline uint32_t points_middle_before(uint32_t middles)
{
    return (middles << 1 & 0x545454) | (middles >> 7 & 0x010101);
}

static inline uint32_t points_middle_after(uint32_t middles)
{
    return middles >> 1;
}

/* For every middle: whether the middles of both other rings are in the set. */
static inline uint32_t points_both_across(uint32_t middles)
{
    return (middles >> 8 | middles << 16) & (middles >> 16 | middles << 8) &
           POINTS_ALL;
}

/* The points whose mill needs no other point: men has the other two. There is a
 * set for each kind of mill. A mill of a side begins at one corner, ends at the
 * next, and has a middle between them. A mill across joins the middles of the
 * three rings. */
typedef struct Pairs {
    uint32_t begins, ends, side, cross;
} Pairs;

static inline Pairs points_pairs(uint32_t men)
{
    uint32_t corners = men & POINTS_CORNERS, middles = men & POINTS_MIDDLES;
    uint32_t before = points_corner_before(corners);
    uint32_t after = points_corner_after(corners);
    return (Pairs){
        .begins = points_middle_after(middles & after),
        .ends = points_middle_before(middles & before),
        .side = before & after,
        .cross = points_both_across(middles),
    };
}

/* The points where one more piece would form a mill with two of men. A point of
 * men itself is in this set if it is in a mill. */
static inline uint32_t points_closing(uint32_t men)
{
    Pairs pairs = points_pairs(men);
    return pairs.begins | pairs.ends | pairs.side | pairs.cross;
}

/* The pieces that may be removed. A piece in a mill is safe unless every piece
 * is in one (rule 3). */
static inline uint32_t points_removable(uint32_t men)
{
    uint32_t loose = men & ~points_closing(men);
    return loose ? loose : men;
}

/* Where pieces arrive after a step forward or back around their ring, inwards
 * or outwards. A step inwards or outwards may leave the 24 points. */
static inline uint32_t points_on(uint32_t men)
{
    return points_corner_before(men & POINTS_CORNERS) |
           points_middle_before(men & POINTS_MIDDLES);
}

static inline uint32_t points_back(uint32_t men)
{
    return points_corner_after(men & POINTS_CORNERS) |
           points_middle_after(men & POINTS_MIDDLES);
}

static inline uint32_t points_inwards(uint32_t men)
{
    return (men & POINTS_MIDDLES) << 8;
}

static inline uint32_t points_outwards(uint32_t men)
{
    return (men & POINTS_MIDDLES) >> 8;
}

/* The neighbours of each point. */
static const uint32_t points_next[24] = {
    0x000082, 0x000205, 0x00000a, 0x000814, 0x000028, 0x002050,
    0x0000a0, 0x008041, 0x008200, 0x020502, 0x000a00, 0x081408,
    0x002800, 0x205020, 0x00a000, 0x804180, 0x820000, 0x050200,
    0x0a0000, 0x140800, 0x280000, 0x502000, 0xa00000, 0x418000,
};

/* The neighbours of all points of a set: around the rings, which are bytes, and
 * across from the middles. This takes fewer operations than four steps forward,
 * back, inwards and outwards. */
static inline uint32_t points_beside(uint32_t men)
{
    uint32_t middles = men & POINTS_MIDDLES;
    return ((men >> 1 & 0x7f7f7f) | (men << 7 & 0x808080) |
            (men << 1 & 0xfefefe) | (men >> 7 & 0x010101) | middles << 8 |
            middles >> 8) &
           POINTS_ALL;
}

/* The pieces of men that close a mill by a step to an empty point. A piece
 * cannot close the mill along which it moves, so only the other mill through
 * the point where it arrives counts. */
static inline uint32_t points_closers(uint32_t men, uint32_t empty)
{
    Pairs pairs = points_pairs(men);
    uint32_t round = empty & (pairs.begins | pairs.cross);
    uint32_t back = empty & (pairs.ends | pairs.cross);
    uint32_t across = empty & pairs.side;
    return men & (points_back(round) | points_on(back) |
                  points_outwards(across) | points_inwards(across));
}

#endif
