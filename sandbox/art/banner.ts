import { drawing, gradients, pen, pick, type Motif } from './drawing.ts';
import { palettes } from './palettes.ts';

/** What each banner shows at its right: something great, and something small before it. */
const pairs: readonly (readonly [Motif, Motif])[] = [
  ['boat', 'fish'],
  ['parol', 'planet'],
  ['turtle', 'gem'],
  ['volcano', 'palm'],
  ['crown', 'pearl'],
  ['dragon', 'whale'],
  ['eagle', 'flower'],
  ['palace', 'butterfly'],
];

/**
 * A banner, an SVG of 720 by 300 and less than 2 kB: a night sea with its light and its drawings at the right, and room
 * for words at the left. The same number always shows the same.
 */
export function banner(n: number): string {
  const palette = pick(palettes, n * 5 - 5);
  const [great, small] = pick(pairs, n - 1);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 300" color="${palette.ink}" ${pen}>${gradients(palette)}` +
    '<path fill="url(#b)" d="M0 0h720v300H0Z"/><path fill="#fff1" d="M540-40 330 300h70ZM540-40l180 340h90Z"/>' +
    '<circle cx="540" cy="140" r="280" fill="url(#g)"/><path stroke="#fff9" d="M40 40h0M120 90h0M210 34h0M300 74h0"/>' +
    '<path opacity=".3" d="M0 236q90-60 180-8 60-52 150-4 110-44 200-2t190-14v92H0Z"/>' +
    `<g transform="translate(430 22) scale(2.3)">${drawing(great)}</g>` +
    '<path fill="currentColor" opacity=".7" d="M0 270q90-44 180 0t180 0 180 0 180 0v30H0Z"/>' +
    `<g transform="translate(366 168) scale(1.1)">${drawing(small)}</g></svg>`
  );
}
