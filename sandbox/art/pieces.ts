import { at, figure } from './drawing.ts';

/** The four suits, each centred on 0 0 and about 22 high. */
export const suits = {
  heart: '<path fill="#e0244e" d="M0 11Q-12 2-12-5q0-6 6-6 4 0 6 4 2-4 6-4 6 0 6 6Q12 2 0 11Z"/>',
  spade: '<path fill="#16213f" d="M0-12Q11-4 11 3q0 5-5 5-3 0-5-3 0 4 4 7H-5q4-3 4-7-2 3-5 3-5 0-5-5Q-11-4 0-12Z"/>',
  diamond: '<path fill="#e0244e" d="M0-13 9 0 0 13-9 0Z"/>',
  club: '<path fill="#16213f" d="M-5 12q4-3 4-7-2 3-6 3-5 0-5-5t6-5q-2-1-2-4 0-5 6-5t6 5q0 3-1 4 6 0 6 5t-5 5q-4 0-6-3 0 4 4 7Z"/>',
} as const;

/** The names of the suits, red and black in turn. */
export const suitNames = ['heart', 'spade', 'diamond', 'club'] as const satisfies readonly (keyof typeof suits)[];

/** A playing card of 62 by 88 centred on 0 0: its suit in two corners, and any drawing in the middle. */
export const card = (suit: keyof typeof suits, shown = at(0, 0, suits[suit], 1.7)): string =>
  '<rect x="-31" y="-44" width="62" height="88" rx="9" fill="#fff" stroke="currentColor"/>' +
  at(-19, -31, suits[suit], 0.6) +
  at(19, 31, suits[suit], 0.6, 180) +
  shown;

/** A picture card: the drawing on a field in the cover's water. */
export const court = (suit: keyof typeof suits, hero: string, width: number): string =>
  card(
    suit,
    `<rect x="-25" y="-29" width="50" height="58" rx="6" fill="url(#b)" opacity=".35"/>${figure(hero, 0, 0, width)}`,
  );

/** The back of a playing card of the same size. */
export const cardBack =
  '<rect x="-31" y="-44" width="62" height="88" rx="9" fill="#fff" stroke="currentColor"/><rect x="-25" y="-38" width="50" height="76" rx="6" fill="url(#a)"/>' +
  '<path fill="none" stroke="#fff9" stroke-width="3" d="M-25-12 0-37 25-12-25 38M25 38-25-12M-25 14 0 38 25 14"/>';

/** A chip from above, with a radius of 20. */
export const chip = (colour = 'url(#a)'): string =>
  `<circle r="20" fill="${colour}" stroke="currentColor"/><circle r="16" fill="none" stroke="#fff" stroke-width="7" stroke-dasharray="7 9.8" stroke-linecap="butt"/><circle r="9" fill="#fff9"/>`;

/** A pile of chips from the side, 44 wide and standing on 0 0. */
export const stack = (height: number, colour = 'url(#a)'): string =>
  Array.from(
    { length: height },
    (_, place) =>
      `<path fill="${colour}" stroke="currentColor" d="M-22 ${-11 * place - 8}q22 9 44 0v8q-22 9-44 0Z"/><path stroke="#fff" stroke-width="5" stroke-linecap="butt" d="M-9 ${-11 * place - 4.5}v8M9 ${-11 * place - 4.5}v8"/>`,
  ).join('') + `<ellipse cy="${-11 * height + 3}" rx="22" ry="6" fill="#fffc" stroke="currentColor"/>`;

const spots = ['M0 0h0', 'M-9-9h0M9 9h0', 'M-10-10h0M0 0h0M10 10h0', 'M-10-10h0M10-10h0M-10 10h0M10 10h0'];
const more = ['M-10-10h0M10-10h0M0 0h0M-10 10h0M10 10h0', 'M-10-10h0M10-10h0M-10 0h0M10 0h0M-10 10h0M10 10h0'];
const pips = [...spots, ...more];

/** A die of 44 by 44 centred on 0 0, showing 1 to 6, or something else. */
export const die = (shown: number | string, colour = '#fff'): string =>
  `<rect x="-22" y="-22" width="44" height="44" rx="9" fill="${colour}" stroke="currentColor"/><path fill="#0002" d="M-22 10q22 8 44-20v23q0 9-9 9h-26q-9 0-9-9Z"/>` +
  (typeof shown === 'string'
    ? shown
    : `<path stroke="${shown === 1 ? '#e0244e' : 'currentColor'}" stroke-width="8" d="${pips[shown - 1]}"/>`);

const digits = [
  'M0 0h8v14H0Z',
  'M1 3l4-3v14',
  'M0 2q4-4 8 0 1 4-8 12h8',
  'M0 0h8L4 5q5 0 4 6-4 5-8 2',
  'M6 14V0L0 9h9',
  'M8 0H1v6q7-2 7 3-2 7-8 4',
  'M7 0Q-1 6 0 11q4 6 8 0 0-6-8-3',
  'M0 0h8L3 14',
  'M4 7Q-1 3 4 0q5 3 0 7-9 4 0 7 9-3 0-7Z',
  'M8 6q-8 3-8-2 4-7 8-1 0 6-6 11',
] as const;

/** A number of one or two digits, drawn in lines and 14 high, centred on 0 0. */
export function number(value: number): string {
  const signs = String(value).split('');
  const lines = signs.map((sign, place) => at(place * 12, 0, `<path d="${digits[Number(sign)]}"/>`));
  return at(-4 - (signs.length - 1) * 6, -7, lines.join(''));
}

/** A bingo ball with a radius of 30, centred on 0 0. */
export const ball = (value: number, colour: string): string =>
  `<circle r="30" fill="${colour}" stroke="currentColor"/><circle r="18" fill="#fff"/><g fill="none" stroke="currentColor" stroke-width="3.5">${number(value)}</g><path fill="none" stroke="#fffb" stroke-width="5" d="M-22-10q5-12 16-14"/>`;

/** A coin with a star, with a radius of 20. */
export const coin =
  '<circle r="20" fill="#f2a51f" stroke="currentColor"/><circle r="14.5" fill="#ffd75e"/><path fill="#f2a51f" d="m0-10 3 6.5 7 .8-5.2 4.7 1.5 7L0 5.5-6.3 9l1.5-7L-10-2.7l7-.8Z"/><path fill="none" stroke="#fffc" stroke-width="3" d="M-15-6q4-8 11-10"/>';

/** Sparks of light over a square of 200 by 200. */
export const sparks =
  '<path fill="#fff" d="m28 34 4 12 12 4-12 4-4 12-4-12-12-4 12-4ZM172 22l3 9 9 3-9 3-3 9-3-9-9-3 9-3ZM182 118l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z"/>';
