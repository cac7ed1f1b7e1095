import { at, figure, pick } from '../drawing.ts';
import { card, cardBack, chip, court, suitNames, suits } from '../pieces.ts';
import type { Composition } from './sketch.ts';

const lamp =
  '<path fill="#fff3" d="M70-10h60l80 220H-10Z"/><circle cx="100" cy="100" r="120" fill="url(#g)"/><ellipse cx="100" cy="188" rx="120" ry="34" fill="currentColor" opacity=".5"/>';

/** Five cards in a hand, the foremost of them a picture. */
export const poker: Composition = ({ hero, take }) => {
  const suit = take(4);
  const held = [-34, -17, 17, 34].map((turn, place) =>
    at(100, 186, at(0, -84, card(pick(suitNames, suit + place)), 1.15), 1, turn),
  );
  return `${lamp}${held.join('')}${at(100, 98, court(pick(suitNames, suit), hero, 58), 1.7)}${at(24, 178, chip(), 1.1)}${at(178, 180, chip('url(#m)'), 1.2)}`;
};

/** Thirteen cards spread out below the name's own drawing. */
export const pusoy: Composition = ({ hero, take }) => {
  const suit = take(4);
  const spread = Array.from({ length: 13 }, (_, place) => {
    const lean = -48 + place * 8;
    const shown = at(-19, -27, suits[pick(suitNames, suit + place)], 0.8);
    return `<g transform="rotate(${lean} 100 250)"><use href="#c" x="100" y="138"/>${at(100, 138, shown)}</g>`;
  });
  return `<defs><rect id="c" x="-30" y="-42" width="60" height="84" rx="8" fill="#fff" stroke="currentColor"/></defs>${lamp}${figure(hero, 100, 74, 132, take(9) - 4)}${spread.join('')}`;
};

/** Runs of three laid on the table, the deck, and the name's own drawing. */
export const tongits: Composition = ({ hero, take }) => {
  const run = (x: number, y: number, suit: number) =>
    [0, 1, 2].map((place) => {
      const seen = place === 2 ? card(pick(suitNames, suit)) : card(pick(suitNames, suit), '');
      return at(x + place * 22, y - place * 4, seen, 0.86, -8 + place * 8);
    });
  const suit = take(4);
  return `${lamp}${run(26, 46, suit).join('')}${run(132, 50, suit + 1).join('')}${at(36, 150, cardBack, 1.1, -14)}${at(164, 160, chip(), 1.3)}${at(142, 180, chip('#e0244e'), 1.1)}${figure(hero, 100, 120, 128)}`;
};
