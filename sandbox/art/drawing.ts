import type { Metals, Palette } from './palettes.ts';

/** An item of a list; the index wraps around. */
export const pick = <T>(list: readonly T[], at: number): T => list[((at % list.length) + list.length) % list.length]!;

/** A seeded pseudo-random generator: each call gives a number from 0 up to `below`. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A drawing moved to a point, scaled and rotated there. */
export const at = (x: number, y: number, what: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${what}</g>`;

/**
 * A drawing on a square of 100 by 100, shown at this width with its middle at a point; a negative width mirrors it.
 */
export const figure = (what: string, x: number, y: number, width: number, turn = 0): string =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${width / 100} ${Math.abs(width) / 100}) translate(-50 -50)">${what}</g>`;

const stops = (colours: readonly string[]) =>
  colours
    .map((colour, place) => `<stop${place ? ` offset="${place / (colours.length - 1)}"` : ''} stop-color="${colour}"/>`)
    .join('');

/** A gradient by this name through the colours, from above. */
export const downwards = (id: string, colours: readonly string[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(colours)}</linearGradient>`;

/**
 * An SVG of this size without a background; it may paint with `url(#m)`, `url(#a)` and `currentColor` like a
 * `picture`.
 */
export function emblem(width: number, height: number, { main, accent, ink }: Metals, what: string): string {
  const metals = `${downwards('m', main)}${downwards('a', accent)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" color="${ink}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${metals}${what}</svg>`;
}

/**
 * A picture of this size. Its content paints with the palette's gradients: `url(#b)` the background, `url(#g)` the
 * light, `url(#m)` the body, `url(#a)` the ornament; with white for lights and `currentColor` for dark parts.
 */
export function picture(width: number, height: number, palette: Palette, what: string): string {
  const { sky, sea, glow } = palette;
  const air = `${downwards('b', [sky, sea])}<radialGradient id="g">${stops([`${glow}e0`, `${glow}00`])}</radialGradient>`;
  return emblem(width, height, palette, `${air}<path fill="url(#b)" d="M0 0h${width}v${height}H0Z"/>${what}`);
}
