/** Two soft sounds, made on the spot: a plop and a bell. Off until somebody wants them. */
import { settings } from "./settings.svelte.ts";

export type Sound = "plop" | "bell";

let audio: AudioContext | undefined;

interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loud: number;
}

const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  plop: [{ wave: "sine", from: 520, to: 140, seconds: 0.16, loud: 0.12 }],
  bell: [
    { wave: "sine", from: 880, to: 878, seconds: 0.7, loud: 0.07 },
    { wave: "sine", from: 1320, to: 1318, seconds: 0.5, loud: 0.03 },
  ],
};

export function play(sound: Sound): void {
  if (!settings.sound) return;
  try {
    sounded(sound);
  } catch (cause) {
    // A browser without sound, or that refuses it: the game goes on in silence.
    console.warn(cause);
  }
}

function sounded(sound: Sound): void {
  audio ??= new AudioContext();
  const at = audio.currentTime;
  for (const { wave, from, to, seconds, loud } of tones[sound]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + seconds);
    volume.gain.setValueAtTime(loud, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + seconds);
  }
}
