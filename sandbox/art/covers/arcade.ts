import { at, figure, pick } from '../drawing.ts';
import { sparks } from '../pieces.ts';
import type { Composition } from './sketch.ts';

/** A curve that climbs, and the name's own drawing flying at its end. */
export const crash: Composition = ({ hero, take }) =>
  `<path stroke="#fff2" stroke-width="2" d="M0 40h200M0 80h200M0 120h200M0 160h200M40 0v200M80 0v200M120 0v200M160 0v200"/><circle cx="136" cy="66" r="110" fill="url(#g)"/>${sparks}` +
  `<path fill="url(#a)" opacity=".55" d="M-4 204V182Q${70 + take(20)} 178 132 76l-6 128Z"/><path fill="none" stroke="#fff" stroke-width="10" d="M-6 184Q${74 + take(20)} 180 128 86"/><path fill="none" stroke="url(#a)" stroke-width="5" d="M-6 184Q80 180 128 86"/>` +
  '<path fill="#ffb92e" d="M100 124 76 178l36-36ZM82 112l-40 38 50-22Z"/>' +
  figure(hero, 138, 66, 118, 14 + take(8));

const tile = (fill: string) =>
  `<rect x="-21" y="-21" width="42" height="42" rx="9" fill="${fill}" stroke="currentColor"/><path stroke="#fff6" stroke-width="4" d="M-12-14h24"/>`;
const jewel =
  '<path fill="#5ff0c8" stroke="currentColor" d="M-8-10H8l7 9L0 14-15-1Z"/><path fill="#fffb" d="M-8-10-3-1h-12ZM0-10l6 9H-3Z"/>';
const bomb =
  '<path fill="none" stroke="#ffb92e" stroke-width="4" d="M6-8q4-8 10-6"/><circle cy="2" r="13" fill="#1b2233" stroke="#fff" stroke-width="2"/><path fill="none" stroke="#fff9" stroke-width="3" d="M-7-1q2-5 6-6"/>';

/** A field of tiles, some turned: jewels, a mine, and the name's own drawing. */
export const mines: Composition = ({ hero, take }) => {
  const boom = take(12);
  const turned = Array.from({ length: 16 }, () => take(3) === 0);
  const edge = Array.from({ length: 16 }, (_, place) => place).filter(
    (place) => !([1, 2].includes(place % 4) && [1, 2].includes(Math.floor(place / 4))),
  );
  const field = edge.map((place, nth) =>
    at(
      28 + (place % 4) * 48,
      28 + Math.floor(place / 4) * 48,
      nth === boom ? tile('#d8203e') + bomb : turned[place] ? tile('#0005') + jewel : tile('url(#a)'),
    ),
  );
  return `<circle cx="100" cy="100" r="120" fill="url(#g)"/>${field.join('')}<rect x="50" y="50" width="100" height="100" rx="14" fill="currentColor" opacity=".5"/>${figure(hero, 100, 100, 122)}`;
};

const buckets = ['#ff5468', '#ffb92e', '#2fc46a', '#3d8bff', '#2fc46a', '#ffb92e', '#ff5468'];

/** Pegs in rows over coloured buckets, and the name's own drawing falling through them. */
export const plinko: Composition = ({ hero, take }) => {
  const rows = Array.from({ length: 6 }, (_, row) => `M${100 - row * 15} ${20 + row * 24}h${row * 30 + 1}`).join('');
  const pots = buckets.map(
    (colour, place) =>
      `<path fill="${colour}" stroke="currentColor" d="M${-8 + place * 31} 166h30v40h-30Z"/><path stroke="#fff8" stroke-width="4" d="M${-1 + place * 31} 173h15"/>`,
  );
  const x = pick([56, 78, 122, 144], take(4));
  return (
    `<circle cx="${x}" cy="90" r="110" fill="url(#g)"/><path fill="none" stroke="#fffc" stroke-width="9" stroke-dasharray="0 30" d="${rows}"/>${pots.join('')}` +
    `<path fill="none" stroke="#fff6" stroke-width="22" d="M100-10q${(x - 100) / 2} 30 ${x - 100} 70"/><circle cx="${x}" cy="96" r="60" fill="url(#a)" stroke="currentColor" stroke-width="4"/><circle cx="${x}" cy="96" r="49" fill="url(#b)"/><circle cx="${x}" cy="96" r="49" fill="url(#g)"/>${figure(hero, x, 96, 82)}`
  );
};
