import { at, figure, pick } from '../drawing.ts';
import { drawing } from '../motifs.ts';
import { coin, sparks } from '../pieces.ts';
import { scenes } from '../scenes.ts';
import type { Composition } from './sketch.ts';

/** Alone in the light, as large as the cover allows. */
const alone: Composition = ({ hero, take }) => sparks + figure(hero, 100, 102, 158, take(13) - 6);

/** Above a heap of coins. */
const rich: Composition = ({ hero, take }) =>
  figure(hero, 100, 84, 142, take(9) - 4) +
  `<defs><g id="o">${coin}</g></defs>` +
  [18, 52, 86, 118, 150, 184].map((x, place) => at(x, 176 - (place % 2) * 14, '<use href="#o"/>', 1, x)).join('') +
  [2, 36, 70, 102, 134, 168, 200].map((x, place) => at(x, 196 - (place % 2) * 4, '<use href="#o"/>', 1, x)).join('');

/** On the middle one of three reels, between what comes round beside it. */
const reels: Composition = ({ hero, take }) => {
  const sides = (['gem', 'crown', 'parol', 'pearl', 'fan'] as const).map(drawing);
  const reel = (x: number, width: number) =>
    `<rect x="${x}" y="28" width="${width}" height="144" rx="10" fill="#fff8ea" stroke="currentColor"/><path fill="#0002" d="M${x} 38q0-10 10-10h${width - 20}q10 0 10 10v12H${x}ZM${x} 162q0 10 10 10h${width - 20}q10 0 10-10v-12H${x}Z"/>`;
  return (
    `<rect x="-14" y="12" width="228" height="176" rx="20" fill="${pick(['url(#a)', 'url(#m)', 'currentColor'], take(3))}" stroke="currentColor"/><path fill="none" stroke="#fff9" stroke-width="5" stroke-dasharray="0 13" d="M2 20h196M2 180h196"/>` +
    reel(-6, 40) +
    reel(42, 116) +
    reel(166, 40) +
    figure(pick(sides, take(5)), 6, 100, 50) +
    figure(pick(sides, take(5)), 194, 100, 50) +
    '<rect x="43" y="29" width="114" height="142" rx="9" fill="url(#b)"/><circle cx="100" cy="100" r="56" fill="url(#g)"/><path fill="#0003" d="M43 38q0-9 9-9h96q9 0 9 9v10H43ZM43 162q0 9 9 9h96q9 0 9-9v-10H43Z"/>' +
    figure(hero, 100, 100, 106)
  );
};

/** Bursting out of a beaded ring of gold. */
const ringed: Composition = ({ hero, take }) =>
  '<circle cx="100" cy="104" r="76" fill="currentColor" opacity=".45"/><circle cx="100" cy="104" r="76" fill="none" stroke="url(#a)" stroke-width="16"/><circle cx="100" cy="104" r="76" fill="none" stroke="#fffc" stroke-width="6" stroke-dasharray="0 17.05"/>' +
  figure(hero, 100, 98, 142, take(9) - 4);

/** In a window of capiz shell. */
const framed: Composition = ({ hero }) =>
  '<path fill="currentColor" fill-opacity=".7" stroke="url(#a)" stroke-width="12" d="M20 214V92q0-76 80-80 80 4 80 80v122Z"/><path fill="#fff1" stroke="#fff4" stroke-width="2" d="M60 24v180M100 18v186M140 24v180M24 76h152M24 120h152M24 164h152"/><circle cx="100" cy="112" r="82" fill="url(#g)"/>' +
  figure(hero, 100, 112, 128);

/** Large in front, with another one small behind it. */
const followed: Composition = ({ hero, take }) => {
  const side = take(2) ? 1 : -1;
  const other = drawing(pick(['gem', 'pearl', 'crown', 'chest', 'palm', 'volcano'] as const, take(6)));
  return figure(other, 100 + side * 54, 58, 78 * -side, side * 10) + figure(hero, 100 - side * 18, 116, 150 * side);
};

const compositions = [alone, rich, ringed, followed, framed, reels, alone];

/**
 * A slot: a scene and the name's drawing, in one of several compositions; each of these cycles at a pace of its own.
 */
export const slot: Composition = (sketch) =>
  pick(scenes, sketch.id * 2 + Math.floor(sketch.id / scenes.length)) +
  pick(compositions, sketch.id * 3 + Math.floor(sketch.id / compositions.length))(sketch);
