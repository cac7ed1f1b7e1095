import { proxy } from 'valtio';

/** How long a word stays, milliseconds: time to notice it, and to read it. */
const readingTime = { least: 3_000, perCharacter: 60 };

/** The word on screen; empty for none. */
export const toasted = proxy({ text: '' });

let timer: ReturnType<typeof setTimeout> | undefined;

/** Says a short word that goes by itself; a newer one takes its place. */
export function toast(text: string): void {
  clearTimeout(timer);
  toasted.text = text;
  timer = setTimeout(() => (toasted.text = ''), readingTime.least + text.length * readingTime.perCharacter);
}
