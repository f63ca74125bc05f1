/* words.ts: the words about the lines of bots. */
import { speaker, type Entry } from "../dictionary";

const fr = {
  title: "Lignes des programmes",
  read: "Lu",
  wrote: "Écrit",
  stderr: "Erreur standard",
  none: "Aucun programme n'a été interrogé pour ce coup.",
  start: "Avancez dans la partie : ce que chaque programme a lu et écrit s'affiche sous chaque coup.",
  next: "après le dernier coup",
  noAnswer: "sans réponse",
  micro: "{n} µs",
  milli: "{n} ms",
};

const en = {
  title: "The programs' lines",
  read: "Read",
  wrote: "Wrote",
  stderr: "Standard error",
  none: "No program was asked for this move.",
  start: "Step through the game: what each program read and wrote stands under each move.",
  next: "after the last move",
  noAnswer: "no answer",
  micro: "{n} µs",
  milli: "{n} ms",
} satisfies Record<keyof typeof fr, Entry>;

export const t = speaker<keyof typeof fr>({ fr, en });
