/* rules_text.h: the rules of splaby as a player reads them. */
#ifndef JOUTE_SPLABY_RULES_TEXT_H
#define JOUTE_SPLABY_RULES_TEXT_H

extern const char splaby_rules_en[], splaby_rules_fr[];

#endif
