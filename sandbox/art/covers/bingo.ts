import { at, figure, pick } from '../drawing.ts';
import { ball, number } from '../pieces.ts';
import type { Composition } from './sketch.ts';

const colours = ['#ff5468', '#3d8bff', '#ffb92e', '#2fc46a', '#b25cff'];

/** Balls tumbling around a large one, which bears the name's drawing. */
const tumbling: Composition = ({ hero, take }) => {
  const first = take(5);
  const places = [
    [26, 40, 1],
    [96, 16, 0.9],
    [172, 44, 1.1],
    [182, 128, 0.95],
    [22, 134, 1.15],
    [60, 186, 0.95],
    [146, 186, 1.1],
  ] as const;
  const balls = places.map(([x, y, size], place) =>
    at(x, y, ball(1 + take(75), pick(colours, first + place)), size, take(50) - 25),
  );
  return (
    `<circle cx="100" cy="100" r="130" fill="url(#g)"/>${balls.join('')}` +
    '<circle cx="102" cy="104" r="66" fill="url(#a)" stroke="currentColor" stroke-width="4"/><circle cx="102" cy="104" r="54" fill="url(#b)" stroke="#fff" stroke-width="4"/><circle cx="102" cy="104" r="54" fill="url(#g)"/><path fill="none" stroke="#fffb" stroke-width="7" d="M46 92q6-32 34-42"/>' +
    figure(hero, 102, 104, 86)
  );
};

/** An almost full card, its free field the name's drawing. */
const marked: Composition = ({ hero, take }) => {
  const cells = Array.from({ length: 25 }, (_, place) => [place % 5, Math.floor(place / 5)] as const);
  const field = ([x, y]: readonly [number, number]) => {
    if (x > 0 && x < 4 && y > 0 && y < 4) return '';
    const daub = take(3) > 0 ? `<circle r="13" fill="${pick(colours, x)}" stroke="none"/>` : '';
    return at(20 + x * 40, 20 + y * 40, daub + number(x * 15 + 1 + take(15)));
  };
  return (
    `<g transform="rotate(${take(2) ? 5 : -5} 100 100)"><rect width="200" height="200" rx="10" fill="#fffaf0" stroke="url(#m)" stroke-width="12"/><path stroke="#0002" stroke-width="2" d="M40 0v200M80 0v40M80 160v40M120 0v40M120 160v40M160 0v200M0 40h200M0 80h40M160 80h40M0 120h40M160 120h40M0 160h200"/>` +
    `<g fill="none" stroke="currentColor" stroke-width="2.5">${cells.map(field).join('')}</g><rect x="38" y="38" width="124" height="124" rx="8" fill="url(#b)"/><rect x="38" y="38" width="124" height="124" rx="8" fill="url(#g)"/></g>` +
    figure(hero, 100, 100, 112)
  );
};

/** Bingo: its balls or its card. */
export const bingo: Composition = (sketch) => (sketch.take(2) ? tumbling : marked)(sketch);
