import { at, figure, pick } from '../drawing.ts';
import { drawing } from '../motifs.ts';
import type { Composition, Sketch } from './sketch.ts';

const catches = ['marlin', 'fish', 'shark', 'octopus', 'puffer', 'ray', 'crab', 'jelly', 'seahorse'] as const;

const shoal =
  '<path id="j" d="m0 0q8-9 20-2l7-6-2 8 2 8-7-6Q8 9 0 0Z"/><use href="#j" x="26" y="-14"/><use href="#j" x="32" y="12"/>';

const water =
  '<path fill="#fff2" d="M40-10-30 210h50ZM84-10 60 210h44ZM124-10l40 220h50Z"/><circle cx="100" cy="10" r="130" fill="url(#g)"/>' +
  '<path fill="#fff5" d="M0 0h200v16q-12 9-25 0t-25 0-25 0-25 0-25 0-25 0-25 0T0 16Z"/>';

const reef =
  '<path fill="currentColor" opacity=".75" d="M0 178q40-20 84-4t116-8v34H0Z"/><path fill="none" stroke="url(#a)" stroke-width="8" d="M18 196q-2-26-10-40M18 180q8-8 10-22M176 196q2-30 12-46M178 176q-10-8-12-22M150 198q0-16-6-26"/>';

const aim =
  '<g fill="none" stroke="#fff" stroke-width="5"><circle cx="100" cy="104" r="72"/><path d="M100 20v30M100 158v30M16 104h30M154 104h30"/></g><circle cx="100" cy="104" r="72" fill="none" stroke="#ff4d4d" stroke-width="5" stroke-dasharray="56.5 56.5" stroke-dashoffset="28"/>';

const line =
  '<path fill="none" stroke="#fff" stroke-width="3" d="M150-4v44"/><path fill="none" stroke="#f4f1ea" stroke-width="6" d="M150 40v24q0 14-13 14t-12-13l8 5"/>';

const sea = (take: Sketch['take']) =>
  `${water}<g fill="#fff6">${at(8 + take(30), 44 + take(20), shoal)}${at(120 + take(20), 150, '<use href="#j"/>', 0.8)}</g>${reef}`;

const caught = (take: Sketch['take']) => drawing(pick(catches, take(catches.length)));

/** A large catch at the end of a line, the name's drawing for bait. */
export const fishing: Composition = ({ hero, take }) =>
  sea(take) + line + figure(hero, 152, 60, 66) + figure(caught(take), 88, 124, 146, take(13) - 6);

/** A large catch in the crosshairs, above the name's drawing. */
export const hunt: Composition = ({ hero, take }) =>
  sea(take) + aim + figure(caught(take), 100, 104, 128, take(17) - 8) + figure(hero, 164, 164, 62);
