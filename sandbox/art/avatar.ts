import { drawing, gradients, pen, pick, type Motif } from './drawing.ts';
import { palettes } from './palettes.ts';

/** Who a player can be, in the order of the avatars' numbers. */
const faces: readonly Motif[] = [
  'turtle',
  'fish',
  'tiger',
  'eagle',
  'butterfly',
  'carabao',
  'whale',
  'dragon',
  'flower',
  'pearl',
  'crown',
  'parol',
  'boat',
  'anchor',
  'sun',
  'gem',
  'mask',
  'guitar',
  'planet',
  'fruit',
];

/** How many avatars there are, numbered from 1. */
export const avatars = faces.length;

/** An avatar, a square SVG that stays whole when it is cut to a circle. */
export function avatar(n: number): string {
  const palette = pick(palettes, n * 7);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" color="${palette.ink}" ${pen}>${gradients(palette)}` +
    '<path fill="url(#b)" d="M0 0h100v100H0Z"/><circle cx="50" cy="50" r="52" fill="url(#g)"/>' +
    '<circle cx="50" cy="50" r="47" fill="none" stroke="url(#m)"/>' +
    `<g transform="translate(50 50) scale(.64) translate(-50 -50)">${drawing(pick(faces, n - 1))}</g></svg>`
  );
}
