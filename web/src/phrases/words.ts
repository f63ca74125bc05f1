/* words.ts: the ten phrases, in the order of their numbers (docs/API.md). */
import { speaker, type Entry } from "../dictionary";

const fr = {
  title: "Dire un mot",
  said: "{name} : {words}",
  tooFast: "Attendez un instant avant le mot suivant.",
  rematch: "On vous propose une revanche.",
  accept: "Accepter",
  "0": "Bonjour !",
  "1": "Bonne chance !",
  "2": "Bien joué !",
  "3": "Merci !",
  "4": "Un instant, s'il vous plaît.",
  "5": "Désolé.",
  "6": "Intéressant…",
  "7": "Je ne l'avais pas vu.",
  "8": "Encore une partie ?",
  "9": "Au revoir !",
};

const en = {
  title: "Say something",
  said: "{name}: {words}",
  tooFast: "Wait a moment before the next one.",
  rematch: "You are offered a rematch.",
  accept: "Accept",
  "0": "Hello!",
  "1": "Good luck!",
  "2": "Well played!",
  "3": "Thank you!",
  "4": "One moment, please.",
  "5": "Sorry.",
  "6": "Interesting…",
  "7": "I did not see that.",
  "8": "Another game?",
  "9": "Goodbye!",
} satisfies Record<keyof typeof fr, Entry>;

export const t = speaker<keyof typeof fr>({ fr, en });
export const PHRASES = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
