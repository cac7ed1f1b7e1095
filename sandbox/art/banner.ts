import { at, figure, picture, pick } from './drawing.ts';
import { drawing, type Motif } from './motifs.ts';
import { palettes, type Palette } from './palettes.ts';
import { card, chip, coin, sparks } from './pieces.ts';

const light = '<circle cx="520" cy="140" r="300" fill="url(#g)"/>';

const night = `<path stroke="#fff" stroke-width="3" d="M40 40h0M120 90h0M210 34h0M300 74h0M370 26h0M80 150h0M690 40h0M650 100h0"/>${light}<circle cx="520" cy="128" r="112" fill="#fff4"/><circle cx="520" cy="128" r="92" fill="#fff5"/>`;
const dusk = `${light}<circle cx="520" cy="176" r="128" fill="url(#a)"/><path fill="#fff4" d="M60 60q30-22 56-2 34-10 44 12H40q4-10 20-10ZM250 36q24-16 44-2 26-8 36 10h-94q4-8 14-8Z"/>`;
const deep = `<path fill="#fff2" d="M300-10 120 310h110ZM430-10 360 310h120ZM560-10l60 320h110Z"/>${light}<g fill="#fff2" stroke="#fff8"><circle cx="70" cy="70" r="16"/><circle cx="104" cy="36" r="8"/><circle cx="360" cy="60" r="11"/><circle cx="670" cy="60" r="18"/><circle cx="244" cy="120" r="7"/></g>`;
const fiesta = `<path fill="#fff2" d="M520 150 330-20h90ZM520 150 470-20h70ZM520 150 600-20h90ZM520 150 740 40v90ZM520 150 300 320h110ZM520 150 190 60v80Z"/>${light}<path fill="none" stroke="#fff9" d="M-4 20q180 90 364 20t364-20"/><path fill="url(#a)" d="m30 38 34 12-22 26ZM104 62l36 7-18 29ZM184 76l36-3-14 32ZM264 68l34-10-8 34ZM430 40l36-7-12 32ZM520 28l36-4-14 31ZM610 24h36l-16 29Z"/>`;

const waves =
  '<path fill="currentColor" opacity=".45" d="M0 216q30-18 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0v84H0Z"/><path fill="currentColor" opacity=".7" d="M0 262q45-24 90 0t90 0 90 0 90 0 90 0 90 0 90 0 90 0v38H0Z"/>';
const hills =
  '<path fill="currentColor" opacity=".35" d="M0 196q90-70 190-20t190-20 180 10 160-30v164H0Z"/><path fill="currentColor" opacity=".6" d="M0 252q120-50 250-10t250-16 220-6v80H0Z"/>';
const reef =
  '<path fill="none" stroke="url(#a)" stroke-width="12" d="M40 300q-4-44-20-64M40 262q20-12 22-40M330 300q0-30-14-46M690 300q4-40 22-60M690 264q-18-10-22-36"/><path fill="currentColor" opacity=".65" d="M0 272q90-40 190-12t200-6 170 6 160-10v50H0Z"/>';

/** The layout of a banner: a scene, a large drawing at the right, and two that go with it. */
interface Stage {
  readonly sky: string;
  readonly ground: string;
  readonly shown: readonly [great: Motif, beside: Motif, small: Motif];
  readonly palette: number;
}

const stages: readonly Stage[] = [
  { sky: night, ground: waves, shown: ['pearl', 'dolphin', 'boat'], palette: 0 },
  { sky: fiesta, ground: hills, shown: ['parol', 'jeepney', 'drum'], palette: 8 },
  { sky: dusk, ground: waves, shown: ['galleon', 'chest', 'compass'], palette: 5 },
  { sky: deep, ground: reef, shown: ['turtle', 'jelly', 'fish'], palette: 6 },
  { sky: night, ground: hills, shown: ['dragon', 'lotus', 'temple'], palette: 11 },
  { sky: dusk, ground: hills, shown: ['volcano', 'palm', 'hut'], palette: 3 },
  { sky: deep, ground: reef, shown: ['octopus', 'crab', 'seahorse'], palette: 1 },
  { sky: fiesta, ground: waves, shown: ['crown', 'peacock', 'fan'], palette: 7 },
];

/** Cards, chips and coins that fly around the main drawing. */
const riches = (n: number): string =>
  at(664, 84 + (n % 3) * 14, card(n % 2 ? 'heart' : 'spade'), 0.75, 18) +
  at(384, 56, chip(), 1.1, 12) +
  at(674, 216, coin, 1.3, -14) +
  at(408, 232, coin, 1, 20) +
  at(420, 0, sparks, 1.3);

/** A banner's size in the lobby. */
const size = { width: 720, height: 229 };

/** Scenes are drawn 300 high; a banner shows their middle. */
const framed = (palette: Palette, content: string) =>
  picture(size.width, size.height, palette, `<g transform="translate(0-36)">${content}</g>`);

/**
 * A banner, 720 by 229: three drawings in a scene, the largest at the right. The same number always gives the same
 * one.
 */
export function banner(n: number): string {
  const { sky, ground, shown, palette } = pick(stages, n - 1);
  const [great, beside, small] = shown.map((motif) => drawing(motif));
  return framed(
    pick(palettes, palette),
    sky +
      ground +
      figure(small!, 108, 150, 120) +
      figure(beside!, 262, 168, 178) +
      riches(n) +
      figure(great!, 530, 148, 244),
  );
}

/** The app's own banner, if the operator has none (E-08): the sea at night, without any sign of money. */
export const builtInBanner = framed(palettes[0]!, night + waves + figure(drawing('pearl'), 530, 148, 244));
