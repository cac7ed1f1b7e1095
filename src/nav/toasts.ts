import { proxy } from 'valtio';

/** How long a toast stays: minimum, and per character, milliseconds. */
const readingTime = { least: 3_000, perCharacter: 60 };

/** The current toast; empty if none. */
export const toasted = proxy({ text: '' });

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast, replacing the current one. It stays long enough to be read, and at least `least` milliseconds. */
export function toast(text: string, least = 0): void {
  clearTimeout(timer);
  toasted.text = text;
  const stay = Math.max(least, readingTime.least + text.length * readingTime.perCharacter);
  timer = setTimeout(() => (toasted.text = ''), stay);
}
