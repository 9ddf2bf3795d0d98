/** Four soft sounds, made on the spot: a plop, a reel, a card and a bell. Off until somebody wants them. */
import { settings } from "./settings.svelte.ts";

export type Sound = "plop" | "reel" | "card" | "bell";

/** How loud all of it is: a table in a café, heard by those who sit at it. */
const VOLUME = 0.8;
/** As long as a finger needs to leave a string; a sound that begins at once clicks. */
const ATTACK = 0.006;
const SILENCE = 0.0001;

interface Tone {
  /** Paper rustles, everything else rings. */
  readonly wave: OscillatorType | "rustle";
  /** In hertz; of a rustle, the middle of what is let through. */
  readonly from: number;
  readonly to: number;
  /** When it begins, and for how long it is heard. */
  readonly after?: number;
  readonly seconds: number;
  readonly loud: number;
}

const clicks = Array.from(
  { length: 7 },
  (_, click): Tone => ({
    wave: "triangle",
    from: 1500,
    to: 900,
    after: click * 0.045,
    seconds: 0.03,
    loud: 0.2,
  }),
);

/** About as loud as one another; each is known by how long it is and how high. */
const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  plop: [{ wave: "sine", from: 520, to: 140, seconds: 0.16, loud: 0.2 }],
  reel: clicks,
  card: [{ wave: "rustle", from: 3200, to: 1800, seconds: 0.11, loud: 0.5 }],
  bell: [
    { wave: "sine", from: 880, to: 878, seconds: 0.8, loud: 0.15 },
    { wave: "sine", from: 1320, to: 1318, seconds: 0.55, loud: 0.06 },
  ],
};

let audio: AudioContext | undefined;
/** What a browser that waits for a touch owes: the last sound alone, or all of them would come at once. */
let owed: Sound | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "running") soundIn(audio, sound, audio.currentTime);
    else void wake(audio, sound);
  } catch (cause) {
    // A browser without sound, or that refuses it: the game goes on in silence.
    console.warn(cause);
  }
}

async function wake(context: AudioContext, sound: Sound): Promise<void> {
  const isFirst = owed === null;
  owed = sound;
  if (!isFirst) return;
  try {
    await context.resume();
    if (owed !== null) soundIn(context, owed, context.currentTime);
  } catch (cause) {
    console.warn(cause);
  }
  owed = null;
}

/** Puts a sound into a context: a page's own, or one that only reckons. */
export function soundIn(context: BaseAudioContext, sound: Sound, at: number): void {
  const all = context.createGain();
  all.gain.value = VOLUME;
  all.connect(context.destination);
  for (const { wave, from, to, after = 0, seconds, loud } of tones[sound]) {
    const start = at + after;
    const end = start + seconds;
    const volume = context.createGain();
    volume.gain.setValueAtTime(SILENCE, start);
    volume.gain.exponentialRampToValueAtTime(loud, start + ATTACK);
    volume.gain.exponentialRampToValueAtTime(SILENCE, end);
    volume.connect(all);
    const [source, frequency] = wave === "rustle" ? rustle(context, volume) : ring(context, wave, volume);
    frequency.setValueAtTime(from, start);
    frequency.exponentialRampToValueAtTime(to, end);
    source.start(start);
    source.stop(end);
  }
}

function ring(
  context: BaseAudioContext,
  wave: OscillatorType,
  to: AudioNode,
): [AudioScheduledSourceNode, AudioParam] {
  const tone = context.createOscillator();
  tone.type = wave;
  tone.connect(to);
  return [tone, tone.frequency];
}

function rustle(context: BaseAudioContext, to: AudioNode): [AudioScheduledSourceNode, AudioParam] {
  const noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let sample = 0, dice = 7; sample < samples.length; sample++) {
    dice = (dice * 48271) % 2147483647;
    samples[sample] = (dice / 2147483647) * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = noise;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 1.2;
  source.connect(band).connect(to);
  return [source, band.frequency];
}
