import { proxy } from 'valtio/vanilla';
import { askNative, canNative } from '#browser/wrapper.ts';
import { readLocal, writeLocal } from '#browser/localStore.ts';
import { movesLess } from './preferences.ts';

interface Effects {
  vibration: boolean;
  sound: boolean;
}

const name = 'effects';
const stored = () => readLocal<Partial<Effects>>('device', name, {});

/** The effects enabled on this device; only `chooseEffects` changes them. */
export const effects = proxy<Effects>({ vibration: true, sound: false, ...stored() });

/** Changes which effects are enabled on this device. */
export function chooseEffects(choice: Partial<Effects>): void {
  writeLocal('device', name, Object.assign(effects, stored(), choice));
}

/**
 * Vibration patterns for the end of something, such as a draw or a payment, and for a win; milliseconds on and off
 * (O-24).
 */
const vibrations = { end: [15], win: [25, 60, 40] } as const;

/** The notes of each effect, hertz, played in order. */
const notes = { end: [523], win: [523, 659, 784] } as const;

/** The length of a note in seconds, and its maximum gain, of 1. */
const note = { length: 0.14, loudest: 0.08 };

type Effect = keyof typeof vibrations;

/** Whether this device can vibrate, itself or through the wrapper. */
export const canVibrate = () => 'vibrate' in navigator || canNative('haptic');

/** Whether the player has touched this page, before which browsers don't vibrate; older ones can't tell. */
const isTouched = () => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;

/** Vibrates through the wrapper where possible, as the phone itself does. */
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
 * Signals a win, or the end of a draw or a payment: vibrates if the device can and motion isn't reduced, and plays a
 * sound if the player has enabled it; `by` overrides both. Never throws.
 */
export function effect(of: Effect, by: Partial<Effects> = effects): void {
  try {
    if (by.vibration && canVibrate() && !movesLess()) vibrate(of);
    if (by.sound) play(notes[of]);
  } catch {
    // A device without sound plays nothing.
  }
}
