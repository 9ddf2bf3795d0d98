/** The sounds as they are heard: made by the browser itself, and measured. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/settings.svelte.ts";
import { play, type Sound, soundIn } from "../src/sound.ts";

const RATE = 44_100;
const sounds: readonly Sound[] = ["plop", "reel", "card", "bell"];

interface Measured {
  readonly peak: number;
  /** In seconds: until nothing more can be heard. */
  readonly lasts: number;
  /** Of the loudest twentieth of a second. */
  readonly loudness: number;
  /** How often it crosses the middle in a second of sound: how high it is. */
  readonly height: number;
}

async function measured(sound: Sound): Promise<Measured> {
  const context = new OfflineAudioContext(1, RATE * 2, RATE);
  soundIn(context, sound, 0);
  const samples = (await context.startRendering()).getChannelData(0);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.002);
  const heard = samples.subarray(0, last + 1);
  let loudness = 0;
  const span = RATE / 20;
  for (let start = 0; start < heard.length; start += span / 2) {
    const part = heard.subarray(start, start + span);
    loudness = Math.max(loudness, Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / span));
  }
  let crossings = 0;
  for (let at = 1; at < heard.length; at++)
    if (Math.sign(heard[at] ?? 0) !== Math.sign(heard[at - 1] ?? 0)) crossings++;
  return {
    peak: heard.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    lasts: heard.length / RATE,
    loudness,
    height: crossings / (heard.length / RATE),
  };
}

describe("the sounds", () => {
  it("can be heard, never startle, and are short", async () => {
    for (const sound of sounds) {
      const { peak, lasts } = await measured(sound);
      expect(peak, sound).toBeGreaterThan(0.06);
      expect(peak, sound).toBeLessThan(0.25);
      expect(lasts, sound).toBeGreaterThan(0.05);
      expect(lasts, sound).toBeLessThan(1);
    }
  });

  it("are about as loud as one another: within ten decibels", async () => {
    const loud = await Promise.all(sounds.map(async (sound) => (await measured(sound)).loudness));
    expect(20 * Math.log10(Math.max(...loud) / Math.min(...loud)), loud.join()).toBeLessThan(10);
  });

  it("are told apart by how long or how high they are", async () => {
    const all = await Promise.all(sounds.map(measured));
    for (const [index, one] of all.entries())
      for (const [other, two] of all.slice(index + 1).entries()) {
        const apart = (x: number, y: number) => Math.max(x, y) / Math.min(x, y);
        const difference = Math.max(apart(one.lasts, two.lasts), apart(one.height, two.height));
        expect(difference, `${sounds[index]} and ${sounds[index + 1 + other]}`).toBeGreaterThan(1.5);
      }
  });
});

describe("a browser that waits for a touch", () => {
  const { sound } = settings;
  beforeEach(() => {
    settings.sound = true;
  });
  afterEach(() => {
    settings.sound = sound;
    vi.restoreAllMocks();
  });

  it("is asked to go on, and owes the last sound alone", async () => {
    const asleep = vi.spyOn(AudioContext.prototype, "state", "get").mockReturnValue("suspended");
    let go = () => {};
    const resume = vi
      .spyOn(AudioContext.prototype, "resume")
      .mockReturnValue(new Promise<void>((done) => (go = done)));
    const made = vi.spyOn(AudioContext.prototype, "createGain");
    for (const one of ["plop", "card", "plop"] as const) play(one);
    expect(resume).toHaveBeenCalledOnce();
    expect(made).not.toHaveBeenCalled();
    asleep.mockReturnValue("running");
    go();
    // A plop is one tone: its own volume and that of all.
    await expect.poll(() => made.mock.calls.length).toBe(2);
  });

  it("says nothing where nobody wants sound", () => {
    settings.sound = false;
    const made = vi.spyOn(AudioContext.prototype, "createGain");
    play("bell");
    expect(made).not.toHaveBeenCalled();
  });
});
