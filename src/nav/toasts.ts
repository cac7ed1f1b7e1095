import { proxy } from 'valtio';

/** How long a word stays, milliseconds: time to notice it, and to read it. */
const readingTime = { least: 3_000, perCharacter: 60 };

/** The word on screen; empty for none. */
export const toasted = proxy({ text: '' });

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says a short word that goes by itself; a newer one takes its place. It stays long enough to be read, and `least` milliseconds at least. */
export function toast(text: string, least = 0): void {
  clearTimeout(timer);
  toasted.text = text;
  const stay = Math.max(least, readingTime.least + text.length * readingTime.perCharacter);
  timer = setTimeout(() => (toasted.text = ''), stay);
}
