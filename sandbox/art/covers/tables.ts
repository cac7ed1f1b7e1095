import { at, figure, pick } from '../drawing.ts';
import { card, chip, court, die, suitNames } from '../pieces.ts';
import type { Composition } from './sketch.ts';

const cloth =
  '<circle cx="100" cy="100" r="130" fill="url(#g)"/><g fill="none" stroke="#fff5"><path stroke-width="5" d="M-10 60q110 90 220 0"/><path stroke-width="2" d="M-10 76q110 90 220 0"/></g>';

/** A hand of two over the line of the cloth, with chips of every colour before it. */
export const blackjack: Composition = ({ hero, take }) =>
  cloth +
  at(132, 70, card(pick(suitNames, take(4))), 1.25, 24) +
  at(84, 84, court(pick(suitNames, take(4)), hero, 56), 1.75, -9) +
  at(36, 172, chip('#e0244e'), 1.2) +
  at(84, 184, chip('#2657c9'), 1.2) +
  at(166, 148, chip('#17a05d'), 1.1) +
  at(140, 178, chip(), 1.4);

/** Rolling dice, one of them with the name's drawing. */
export const dice: Composition = ({ hero, take }) =>
  `<circle cx="100" cy="100" r="125" fill="url(#g)"/><path fill="none" stroke="#fff5" stroke-width="5" d="M10 30q50 0 70 34M120 16q30 4 46 30M6 96q24-4 44 12"/>` +
  at(142, 66, die(1 + take(6), '#ff5468'), 1.75, 18 + take(20)) +
  at(64, 58, die(1 + take(6)), 1.35, -24 + take(16)) +
  at(
    92,
    134,
    die(`<rect x="-19" y="-19" width="38" height="38" rx="7" fill="url(#b)" opacity=".35"/>${figure(hero, 0, 0, 38)}`),
    2.5,
    -8 + take(5),
  ) +
  at(172, 162, die(1 + take(6), '#ffd34d'), 1.2, 30);

const colours = ['#ffd84a', '#ffffff', '#ff7ab8', '#3d8bff', '#ff4545', '#2fc46a'];

/** The six colours of a town fair's table, with the name's own drawing and three dice on it. */
export const colourGame: Composition = ({ hero, take }) => {
  const turn = take(6);
  const field = (place: number) =>
    `<path fill="${pick(colours, place + turn)}" stroke="currentColor" stroke-width="5" d="M${-32 + (place % 3) * 88} ${place < 3 ? -20 : 100}h88v120h-88Z"/>`;
  return (
    at(0, 0, [0, 1, 2, 3, 4, 5].map(field).join(''), 1, -6 + take(4) * 4) +
    '<circle cx="100" cy="92" r="96" fill="url(#g)"/>' +
    figure(hero, 100, 88, 128) +
    [42, 100, 158]
      .map((x) => at(x, 168 + take(12), die(1 + take(6), pick(colours, take(6))), 1.05, -20 + take(40)))
      .join('')
  );
};
