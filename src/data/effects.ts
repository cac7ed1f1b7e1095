import { proxy } from 'valtio/vanilla';
import { askNative, canNative } from '#browser/wrapper.ts';
import { readLocal, writeLocal } from '#browser/localStore.ts';
import { movesLess } from './preferences.ts';

interface Effects {
  vibration: boolean;
  sound: boolean;
}

const name = 'effects';
const usual: Effects = { vibration: true, sound: false };

/** Which effects the player wants on this device; only `chooseEffects` changes them. */
export const effects = proxy<Effects>({ ...usual, ...readLocal<Partial<Effects>>('device', name, {}) });

/** Changes which effects the player wants on this device. */
export function chooseEffects(choice: Partial<Effects>): void {
  Object.assign(effects, choice);
  writeLocal('device', name, effects);
}

/** Vibrations of what has come to its end, such as a draw or a payment, and of a win; milliseconds on and off (O-24). */
const vibrations = { end: [15], win: [25, 60, 40] } as const;

/** The notes of each: hertz, one after the other. */
const notes = { end: [523], win: [523, 659, 784] } as const;

/** How long a note sounds, seconds, and how loud it is at most, of 1. */
const note = { length: 0.14, loudest: 0.08 };

type Effect = keyof typeof vibrations;

/** Whether this device can vibrate, by itself or by the wrapper. */
export const canVibrate = () => 'vibrate' in navigator || canNative('haptic');

/** Whether the player has touched this page, before which browsers don't let it vibrate; older ones can't say. */
const isTouched = () => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;

/** Vibrates by the wrapper where it can, as the phone itself does. */
function vibrate(of: Effect) {
  if (canNative('haptic')) void askNative('haptic', { kind: of });
  else if (isTouched()) navigator.vibrate([...vibrations[of]]);
}

let context: AudioContext | undefined;

function play(frequencies: readonly number[]) {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [place, frequency] of frequencies.entries()) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = currentTime + place * note.length;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(note.loudest, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + note.length);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + note.length);
  }
}

/**
 * Lets a player feel and hear a win, or that a draw or a payment has ended: vibrates where the device can and motion
 * isn't reduced, and sounds where the player has switched that on; or as `by` has it. Never throws.
 */
export function effect(of: Effect, by: Partial<Effects> = effects): void {
  try {
    if (by.vibration && canVibrate() && !movesLess()) vibrate(of);
    if (by.sound) play(notes[of]);
  } catch {
    // A device without sound plays none.
  }
}
