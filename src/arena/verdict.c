/* verdict.c: verdicts in words, kept printable. */
#include "arena/verdict.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arena/printable.h"
#include "base/mem.h"

/* The words of the protocol, which are also the English names, and the French
 * names. */
static const Phrase names[] = {
    [VERDICT_NONE] = PHRASE("none", "aucun"),
    [VERDICT_ILLEGAL] = PHRASE("illegal", "coup illégal"),
    [VERDICT_MALFORMED] = PHRASE("malformed", "réponse mal formée"),
    [VERDICT_TIMEOUT] = PHRASE("timeout", "trop tard"),
    [VERDICT_CRASH] = PHRASE("crash", "plantage"),
    [VERDICT_MEMORY] = PHRASE("memory", "trop de mémoire"),
    [VERDICT_OUTPUT] = PHRASE("output", "trop de sortie"),
    [VERDICT_SILENT] = PHRASE("silent", "muet"),
    [VERDICT_INFRASTRUCTURE] =
        PHRASE("infrastructure", "panne de cette machine"),
};

const char *verdict_word(VerdictCode code)
{
    return names[code].in[LANG_EN];
}

const char *verdict_name(VerdictCode code, Lang lang)
{
    return names[code].in[lang];
}

VerdictCode verdict_find(const char *word)
{
    VerdictCode code = VERDICT_INFRASTRUCTURE;
    while (code > VERDICT_NONE && strcmp(verdict_word(code), word) != 0) {
        code--;
    }
    return code;
}

/* Returns how many bytes of a text that was cut off to keep, so that it does
 * not end in an incomplete character. */
static size_t whole_size(const char *text)
{
    size_t size = strlen(text);
    while (size > 0 && (text[size - 1] & 0x80)) {
        size--;
    }
    return size;
}

void verdict_set_texts(Verdict *verdict, VerdictCode code,
                       const Text why[LANG_COUNT])
{
    if (verdict->code != VERDICT_NONE) {
        return;
    }
    verdict->code = code;
    for (Lang lang = LANG_EN; lang < LANG_COUNT; lang++) {
        char *own = verdict->why[lang];
        Text clean = { 0 };
        printable_add(&clean, text_string(&why[lang]), why[lang].size,
                      VERDICT_WHY);
        if (snprintf(own, VERDICT_WHY, "%s", text_string(&clean)) >=
            VERDICT_WHY) {
            own[whole_size(own)] = '\0';
        }
        text_done(&clean);
    }
}

void verdict_set(Verdict *verdict, VerdictCode code, const char *en,
                 const char *fr, ...)
{
    Text why[LANG_COUNT] = { { 0 } };
    for (Lang lang = LANG_EN; lang < LANG_COUNT; lang++) {
        va_list args;
        va_start(args, fr);
        text_say_args(&why[lang], lang, en, fr, args);
        va_end(args);
    }
    verdict_set_texts(verdict, code, why);
    for (Lang lang = LANG_EN; lang < LANG_COUNT; lang++) {
        text_done(&why[lang]);
    }
}

void verdict_set_words(Verdict *verdict, const char *lines)
{
    size_t room = sizeof verdict->words;
    if ((size_t)snprintf(verdict->words, room, "%s", lines) >= room) {
        verdict->words[whole_size(verdict->words)] = '\0';
    }
}

void verdicts_add(Verdicts *list, const Verdict *verdict)
{
    if (list->count == list->capacity) {
        list->capacity = list->capacity ? 2 * list->capacity : 8;
        list->at = mem_resize(list->at, list->capacity * sizeof *list->at);
    }
    list->at[list->count++] = *verdict;
}

void verdicts_done(Verdicts *list)
{
    free(list->at);
    *list = (Verdicts){ 0 };
}

int verdicts_group(const Verdicts *list, VerdictGroup out[VERDICT_GROUPS])
{
    int groups[GAME_SEATS][VERDICT_CODES] = { { 0 } }, count = 0;
    for (size_t i = 0; i < list->count; i++) {
        const Verdict *v = &list->at[i];
        int *own =
            &groups[v->player][v->code]; /* index into the groups, from 1 */
        if (!*own) {
            out[count] = (VerdictGroup){ .first = v };
            *own = ++count;
        }
        out[*own - 1].count++;
        out[*own - 1].last_game = v->game;
    }
    return count;
}

void verdict_group_describe(const VerdictGroup *group, Lang lang, Text *out)
{
    const Verdict *v = group->first;
    const char *name = verdict_name(v->code, lang);
    if (group->count == 1) {
        text_say(out, lang, "game %lld, move %zu: %s, %s",
                 "partie %lld, coup %zu : %s, %s", (long long)v->game,
                 v->move + 1, name, v->why[lang]);
        return;
    }
    text_say(out, lang, "%s %lld times, games %lld to %lld; ",
             "%s %lld fois, parties %lld à %lld ; ", name,
             (long long)group->count, (long long)v->game,
             (long long)group->last_game);
    text_say(out, lang, "first, in game %lld, move %zu: %s",
             "d'abord, partie %lld, coup %zu : %s", (long long)v->game,
             v->move + 1, v->why[lang]);
}

static const Phrase advice[] = {
    [HINT_NONE] = PHRASE("", ""),
    [HINT_FLUSH] = PHRASE(
        "The answer came only when the program left: it is written but not "
        "sent.\nFlush after every line: fflush(stdout) in C, print(..., "
        "flush=True) in Python,\nSystem.out.flush() in Java.",
        "La réponse n'est venue qu'à la fin du programme : elle est écrite "
        "mais pas envoyée.\nVidez le tampon après chaque ligne : "
        "fflush(stdout) en C, print(..., flush=True)\nen Python, "
        "System.out.flush() en Java."),
    [HINT_NEWLINE] = PHRASE(
        "It wrote an answer and did not end the line: end it with \\n, "
        "printf(\"move %s\\n\", ...)\nin C.",
        "Il a écrit une réponse sans finir la ligne : finissez-la par \\n, "
        "printf(\"move %s\\n\",\n...) en C."),
    [HINT_READY] =
        PHRASE("It must answer the line that begins with \"match\" by \"ready "
               "NAME\", and flush it\nat once.",
               "Il doit répondre « ready NOM » à la ligne qui commence par "
               "« match », et vider\nle tampon aussitôt."),
    [HINT_STRAY] = PHRASE(
        "Only answers go to standard output: \"ready NAME\", then \"move "
        "TEXT\" after each\n\"go\". What helps you to debug goes to standard "
        "error (stderr), or after a '#'.",
        "Seules les réponses vont sur la sortie standard : « ready NOM », "
        "puis « move\nTEXTE » après chaque « go ». Vos messages de mise au "
        "point vont sur l'erreur\nstandard (stderr), ou après un « # »."),
    [HINT_EARLY] = PHRASE(
        "One line, and only after \"go\". If you print for debugging, do it "
        "on standard\nerror (stderr).",
        "Une seule ligne, et seulement après « go ». Pour mettre au point, "
        "écrivez sur\nl'erreur standard (stderr)."),
    [HINT_PAST_END] = PHRASE(
        "It does not go on from one game to the next: after \"endgame\" comes "
        "\"newgame\" with\nanother \"view\", and the last line is \"bye\". "
        "Do not read on as if the old game\nwent on, and do not leave "
        "before \"bye\".",
        "Il ne passe pas d'une partie à l'autre : après « endgame » vient "
        "« newgame » avec\nune autre « view », et la dernière ligne est "
        "« bye ». Ne lisez pas comme si\nl'ancienne partie continuait, et "
        "ne partez pas avant « bye »."),
    [HINT_NOTATION] = PHRASE(
        "Moves are written exactly as in the line \"legal\".",
        "Les coups s'écrivent exactement comme dans la ligne « legal »."),
    [HINT_SLOW] = PHRASE("The number after \"go\" is the time left in "
                         "milliseconds: answer sooner.",
                         "Le nombre après « go » est le temps restant en "
                         "millisecondes : répondez plus tôt."),
    [HINT_HANG] = PHRASE(
        "It neither answered nor left: it waits for a line that does not "
        "come, or loops\nforever. After \"go\" it is its turn.",
        "Il n'a ni répondu ni quitté : il attend une ligne qui ne vient pas, "
        "ou tourne\nsans fin. Après « go », c'est à lui."),
    [HINT_EXCEPTION] = PHRASE(
        "The program raised an exception that it did not catch: its last words "
        "say which and\nwhere. Mend that line first.",
        "Le programme a levé une exception sans la rattraper : ses derniers "
        "mots\ndisent laquelle et où. Corrigez d'abord cette ligne."),
    [HINT_ECHO] = PHRASE(
        "It writes back the line that it reads. Write only the answer: "
        "\"ready NAME\" to\n\"match\", \"move TEXT\" to \"go\"; other "
        "lines need no answer.",
        "Il renvoie la ligne qu'il lit. N'écrivez que la réponse : « ready "
        "NOM » à « match »,\n« move TEXTE » à « go » ; les autres lignes "
        "n'en demandent pas."),
    [HINT_CASE] = PHRASE("The words of the protocol are in small letters: "
                         "\"ready NAME\", \"move "
                         "TEXT\".",
                         "Les mots du protocole sont en minuscules : « ready "
                         "NOM », « move TEXTE "
                         "»."),
    [HINT_BARE] = PHRASE("The word \"move\" is missing before the move: \"move "
                         "TEXT\".",
                         "Le mot « move » manque devant le coup : « move TEXTE "
                         "»."),
    [HINT_BARE_NAME] =
        PHRASE("The word \"ready\" is missing before the name: \"ready NAME\".",
               "Le mot « ready » manque devant le nom : « ready NOM »."),
    [HINT_EMPTY] = PHRASE(
        "After the word \"move\" the move is missing: what the program prints "
        "there is empty.",
        "Après le mot « move » le coup manque : ce que le programme y écrit "
        "est vide."),
    [HINT_AGAIN] = PHRASE(
        "It says \"ready\" when a move is wanted: say it once, after the line "
        "\"match\", and\nanswer each \"go\" by \"move TEXT\".",
        "Il dit « ready » quand il faut un coup : dites-le une fois, après la "
        "ligne « match »,\net répondez « move TEXTE » à chaque « go »."),
    [HINT_JSON] = PHRASE(
        "An answer is a line of plain text, no JSON: \"ready NAME\", \"move "
        "TEXT\".",
        "Une réponse est une ligne de texte, pas du JSON : « ready NOM », « "
        "move "
        "TEXTE »."),
    [HINT_PROMPT] = PHRASE(
        "There is other text before the answer. In Python input(\"...\") "
        "writes "
        "its\nquestion on standard output: call input() without a text.",
        "Il y a du texte devant la réponse. En Python, input(\"...\") écrit sa "
        "question sur\nla sortie standard : appelez input() sans texte."),
    [HINT_READ_ONLY] = PHRASE(
        "In the sandbox your folder is read-only; /tmp is yours to write in. "
        "--no-sandbox\nswitches the sandbox off, to look for the cause.",
        "Dans le bac à sable, votre dossier est en lecture seule ; vous pouvez "
        "écrire dans\n/tmp. --no-sandbox désactive le bac à sable, pour "
        "chercher la cause."),
    [HINT_NETWORK] = PHRASE(
        "In the sandbox there is no network: what the bot needs must be in its "
        "folder.\n--no-sandbox switches the sandbox off, to look for the "
        "cause.",
        "Dans le bac à sable, il n'y a pas de réseau : ce qu'il faut au bot "
        "doit être dans\nson dossier. --no-sandbox désactive le bac à sable, "
        "pour chercher la cause."),
    [HINT_OUTSIDE] = PHRASE(
        "In the sandbox a bot sees its own folder and the system, nothing "
        "else: "
        "put the\nfile beside it and open it without its folder. --no-sandbox "
        "switches the sandbox\noff, to look for the cause.",
        "Dans le bac à sable, un bot ne voit que son dossier et le système : "
        "mettez le\nfichier à côté de lui et ouvrez-le sans dossier. "
        "--no-sandbox désactive le\nbac à sable, pour chercher la cause."),
    [HINT_MEMORY] = PHRASE(
        "Use less memory: java -Xmx256m limits Java, --memory MB allows more "
        "in a match.",
        "Utilisez moins de mémoire : java -Xmx256m limite Java, --memory MO en "
        "permet plus\ndans un match."),
    [HINT_INPUT] = PHRASE(
        "It reads on where nothing is left to read: leave after \"bye\" and at "
        "the end of\nthe input. A course's function must not ask with input().",
        "Il lit encore quand il n'y a plus rien à lire : partez après « bye » "
        "et "
        "à la fin\nde l'entrée. Une fonction de cours ne doit pas appeler "
        "input()."),
    [HINT_EXIT] = PHRASE(
        "Remove sys.exit(), exit() and quit(): a bot stays until it is told "
        "\"bye\", a\nfunction returns.",
        "Retirez sys.exit(), exit() et quit() : un bot reste jusqu'à « bye », "
        "une fonction\nrenvoie sa valeur."),
    [HINT_LEFT] = PHRASE(
        "The program came to its end by itself. Read lines in a loop until "
        "\"bye\", and\nlook for calls of exit().",
        "Le programme s'est terminé de lui-même. Lisez des lignes en boucle "
        "jusqu'à « bye »,\net cherchez des appels de exit()."),
    [HINT_SEGFAULT] = PHRASE(
        "It used memory that is not its own: an index outside of an array, or "
        "a bad pointer.\nCompile it with -g -fsanitize=address,undefined to "
        "see "
        "the line.",
        "Il a accédé à de la mémoire qui ne lui appartient pas : indice hors "
        "d'un tableau,\nou mauvais pointeur. Compilez-le avec -g "
        "-fsanitize=address,undefined "
        "pour voir la ligne."),
    [HINT_ABORT] = PHRASE(
        "It ended itself: abort(), an assert() that fails, or memory that is "
        "freed twice or\ndamaged. Compile it with -g "
        "-fsanitize=address,undefined to see the line.",
        "Il s'est arrêté lui-même : abort(), un assert() qui échoue, ou une "
        "mémoire libérée\ndeux fois ou endommagée. Compilez-le avec -g "
        "-fsanitize=address,undefined pour voir la ligne."),
    [HINT_DIVISION] =
        PHRASE("It divided a whole number by zero. Compile it with -g "
               "-fsanitize=undefined to see\nthe line.",
               "Il a divisé un entier par zéro. Compilez-le avec -g "
               "-fsanitize=undefined pour voir\nla ligne."),
    [HINT_MODULE] =
        PHRASE("Your own module must lie beside the bot. A library must be "
               "installed for\n/usr/bin/python3: sudo apt install "
               "python3-numpy, or python3-tk for tkinter.",
               "Votre module doit être à côté du bot. Une bibliothèque doit "
               "être installée\npour /usr/bin/python3 : sudo apt install "
               "python3-numpy, ou python3-tk pour tkinter."),
    [HINT_CLASS] = PHRASE(
        "Compile it, javac Bot.java, and name the class as its source does, "
        "without .class:\ncmd:java Bot, or cmd:java -cp FOLDER Bot.",
        "Compilez-le, javac Bot.java, et nommez la classe comme dans sa "
        "source, "
        "sans .class :\ncmd:java Bot, ou cmd:java -cp DOSSIER Bot."),
    [HINT_ENCODING] = PHRASE(
        "Write UTF-8: in Python sys.stdout.reconfigure(encoding=\"utf-8\"), in "
        "Java\n-Dfile.encoding=UTF-8; save the source as UTF-8 too.",
        "Écrivez en UTF-8 : en Python "
        "sys.stdout.reconfigure(encoding=\"utf-8\"), "
        "en Java\n-Dfile.encoding=UTF-8 ; enregistrez aussi la source en "
        "UTF-8."),
    [HINT_COURSE_SLOW] = PHRASE(
        "The function did not return in time: look for a loop that does not "
        "end, or think\nless.",
        "La fonction n'a pas répondu à temps : cherchez une boucle sans fin, "
        "ou réfléchissez\nmoins."),
    [HINT_COURSE_MOVE] = PHRASE(
        "The function must return its move as the course writes it: joute "
        "rules GAME, at\nthe end.",
        "La fonction doit renvoyer son coup comme le cours l'écrit : joute "
        "rules "
        "JEU, à\nla fin."),
};

const char *verdict_advice(VerdictHint hint, Lang lang)
{
    return advice[hint].in[lang];
}
