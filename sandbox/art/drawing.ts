import { creatures } from './creatures.ts';
import type { Palette } from './palettes.ts';
import { things } from './things.ts';

const motifs = { ...creatures, ...things };

/** The name of a drawing. */
export type Motif = keyof typeof motifs;

/** All drawings by name. */
export const motifNames = Object.keys(motifs) as Motif[];

/** The drawing of this name, as SVG to be set into a picture that has the `gradients`. */
export const drawing = (motif: Motif): string => motifs[motif];

/** How drawings draw their lines, unless they say otherwise; for the picture that they stand in. */
export const pen = 'stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"';

const stops = ([light, dark]: Palette['main']) =>
  `<stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/>`;

/** The gradients that drawings paint with: `b` the background, `g` the glow, `m` the body and `a` the ornament. */
export const gradients = ({ sky, sea, glow, main, accent }: Palette) =>
  `<linearGradient id="b" x2="0" y2="1">${stops([sky, sea])}</linearGradient>` +
  `<linearGradient id="m" x2="0" y2="1">${stops(main)}</linearGradient><linearGradient id="a" x2="0" y2="1">${stops(accent)}</linearGradient>` +
  `<radialGradient id="g">${stops([`${glow}b0`, `${glow}00`])}</radialGradient>`;

/** One of a list, whole numbers of any size going round it. */
export const pick = <T>(list: readonly T[], at: number): T => list[((at % list.length) + list.length) % list.length]!;
