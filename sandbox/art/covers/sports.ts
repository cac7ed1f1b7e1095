import { at, figure, pick } from '../drawing.ts';
import type { Composition } from './sketch.ts';

const lights =
  '<path fill="#fff3" d="M-10-10 20-20 160 210H40ZM210-10l-30-10L40 210h120Z"/><circle cx="100" cy="96" r="118" fill="url(#g)"/><path fill="#fff" d="M4 10h8v8H4ZM16 10h8v8h-8ZM28 10h8v8h-8ZM164 10h8v8h-8ZM176 10h8v8h-8ZM188 10h8v8h-8Z"/>';

const confetti = (take: (below: number) => number) =>
  ['#ff5468', '#ffd34d', '#5fb2ff', '#6fd65c'].map(
    (colour) =>
      `<path stroke="${colour}" stroke-width="6" d="${Array.from({ length: 5 }, () => `M${take(200)} ${take(130)}l${take(9) - 4} 6`).join('')}"/>`,
  );

/** A cup with the name's drawing on it, in the lights of a full house. */
export const cup: Composition = ({ hero, take }) =>
  `${lights}${confetti(take).join('')}<g stroke="currentColor"><path fill="none" stroke-width="17" d="M46 52H22q-2 46 42 54M154 52h24q2 46-42 54"/></g><path fill="none" stroke="url(#a)" stroke-width="11" d="M46 52H22q-2 46 42 54M154 52h24q2 46-42 54"/>` +
  '<path fill="url(#a)" stroke="currentColor" d="M84 140h32l6 30H78Z"/><path fill="url(#a)" stroke="currentColor" d="M38 26h124q4 118-62 122Q34 144 38 26Z"/><path fill="#fff6" d="M48 36h14q0 66 16 92-30-22-30-92Z"/><path fill="currentColor" d="M60 168h80v26H60Z"/><path fill="url(#m)" d="M74 175h52v12H74Z"/>' +
  figure(hero, 102, 78, 92);

const basketball =
  '<circle r="40" fill="#f07a1f" stroke="currentColor"/><path fill="none" stroke="currentColor" stroke-width="3.5" d="M-40 0h80M0-40v80M-28-28q24 28 0 56M28-28q-24 28 0 56"/>';
const football =
  '<circle r="40" fill="#fff" stroke="currentColor"/><path fill="currentColor" d="m0-15 14 10-5 17H-9l-5-17ZM-39-8l10-4 2 16-9 8ZM39-8l-10-4-2 16 9 8ZM-14-37 0-30l14-7ZM-20 34l6-12 14 5v13ZM20 34l-6-12"/><path stroke="currentColor" stroke-width="3" d="M0-15v-15M14-5l15-7M9 12l8 12M-9 12l-8 12M-14-5l-15-7"/>';
const volleyball =
  '<circle r="40" fill="#ffd34d" stroke="currentColor"/><path fill="#3d8bff" d="M0 0q-6-24 14-37Q40-28 40 0 20-12 0 0ZM0 0q24 6 26 30-22 20-46 5Q-2 24 0 0ZM0 0q-18 18-38 8-6-28 16-42Q-22-12 0 0Z"/><path fill="none" stroke="currentColor" stroke-width="3" d="M0 0q-6-24 14-37M0 0q20-12 40 0M0 0q24 6 26 30M0 0q-2 24-20 35M0 0q-18 18-38 8M0 0q-22-12-22-34"/>';

/** A club's crest with the name's own drawing, and the ball of one of three games. */
export const league: Composition = ({ hero, take }) =>
  `${lights}<path fill="#fff" stroke="currentColor" d="M100 6q40 20 78 14 8 120-78 174Q14 140 22 20q38 6 78-14Z"/><path fill="url(#b)" d="M100 20q34 15 65 12 2 94-65 146Q33 126 35 32q31 3 65-12Z"/><path fill="url(#a)" d="M100 20q34 15 65 12v16Q130 50 100 38 70 50 35 48V32q31 3 65-12ZM42 100h116q-6 18-14 32H56q-8-14-14-32Z" opacity=".9"/>` +
  figure(hero, 98, 96, 104) +
  at(152, 154, pick([basketball, football, volleyball], take(3)), 1, take(60) - 30);
