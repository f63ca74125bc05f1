/* sound.ts: a few short synthesised tones; silent unless switched on. */
import { sounds } from "./settings";

/** Frequency (Hz), start and length (s). */
type Tone = [number, number, number];

const TUNES = {
  move: [[330, 0, 0.07]],
  mark: [[330, 0, 0.07], [494, 0.08, 0.12]],
  turn: [[523, 0, 0.09], [659, 0.1, 0.12]],
  end: [[392, 0, 0.14], [523, 0.15, 0.14], [659, 0.3, 0.25]],
  low: [[880, 0, 0.06], [880, 0.14, 0.06]],
} satisfies Record<string, Tone[]>;

const LOUDNESS = 0.12;
let audio: AudioContext | null = null;

function ring(context: AudioContext, [frequency, start, length]: Tone): void {
  const from = context.currentTime + start;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = "triangle";
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, from + length);
  source.connect(volume).connect(context.destination);
  source.start(from);
  source.stop(from + length);
}

/** Plays a tune; with isWanted even if sounds are switched off. */
export function sound(name: keyof typeof TUNES, isWanted = false): void {
  if (!sounds.peek() && !isWanted) {
    return;
  }
  audio ??= new AudioContext();
  void audio.resume();
  const tones: Tone[] = TUNES[name] as Tone[];
  tones.forEach((tone) => ring(audio!, tone));
}
