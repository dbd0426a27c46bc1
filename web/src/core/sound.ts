/** Sound cues, made on the spot by WebAudio: a bell for your turn, wood for a move, a pluck for a word. */

export type Cue = "turn" | "move" | "choose" | "chat" | "no" | "end";

/** Notes of a cue: frequency, start and length in seconds, loudness, wave. */
type Note = [hertz: number, start: number, length: number, loudness: number, wave: OscillatorType];

const CUES: Record<Cue, Note[]> = {
  turn: [
    [392, 0, 1.4, 0.16, "sine"],
    [784, 0, 0.9, 0.08, "sine"],
    [1176, 0, 0.5, 0.04, "sine"],
    [523.25, 0.22, 1.6, 0.16, "sine"],
    [1046.5, 0.22, 0.9, 0.07, "sine"],
  ],
  move: [
    [210, 0, 0.07, 0.14, "triangle"],
    [140, 0.02, 0.09, 0.12, "triangle"],
  ],
  choose: [[520, 0, 0.06, 0.07, "triangle"]],
  chat: [
    [659.25, 0, 0.25, 0.08, "triangle"],
    [880, 0.08, 0.3, 0.06, "triangle"],
  ],
  no: [[120, 0, 0.16, 0.12, "sawtooth"]],
  end: [
    [261.63, 0, 0.5, 0.12, "triangle"],
    [329.63, 0.16, 0.5, 0.12, "triangle"],
    [392, 0.32, 0.5, 0.12, "triangle"],
    [523.25, 0.48, 1.4, 0.14, "triangle"],
  ],
};

let context: AudioContext | null = null;

const REST = 300; // ms after a gesture: to make a context takes long, and the gesture's own answer comes first

/** Browsers allow sound only after the first gesture: make the context then. */
export function allowSound(): void {
  if (typeof AudioContext === "undefined" || context?.state === "running") return;
  window.setTimeout(() => {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
  }, REST);
}

export function play(cue: Cue): void {
  if (!context || context.state !== "running") return;
  for (const [hertz, start, length, loudness, wave] of CUES[cue]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    const begin = context.currentTime + start;
    tone.type = wave;
    tone.frequency.value = hertz;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loudness, begin + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(gain).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length + 0.05);
  }
}
