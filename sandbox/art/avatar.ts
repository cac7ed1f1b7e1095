import { figure, picture, pick } from './drawing.ts';
import { faces } from './faces.ts';
import { metals, palettes } from './palettes.ts';

/** How many avatars there are, numbered from 1. */
export const avatars = faces.length;

/** An avatar: a friendly face on a square that stays whole when it is cut to a circle. */
export function avatar(n: number): string {
  const { drawn, main, accent, water } = pick(faces, n - 1);
  const palette = { ...pick(palettes, water), main: metals[main], accent: metals[accent] };
  return picture(100, 100, palette, `<circle cx="50" cy="44" r="54" fill="url(#g)"/>${figure(drawn, 50, 53, 70)}`);
}
