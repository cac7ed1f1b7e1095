import { at, figure, pick } from '../drawing.ts';
import { card, court, stack, suitNames } from '../pieces.ts';
import type { Composition } from './sketch.ts';

const felt =
  '<circle cx="100" cy="60" r="130" fill="url(#g)"/><path fill="#0b7a4b" stroke="#e9b949" stroke-width="7" d="M-20 150q120-46 240 0v70H-20Z"/><path fill="none" stroke="#fff6" stroke-width="3" d="M10 172q90-32 180 0"/>';

/** Two cards on the felt, one of them a picture of the name's own drawing. */
export const baccarat: Composition = ({ hero, take }) => {
  const suit = take(4);
  return (
    felt +
    at(66, 96, card(pick(suitNames, suit)), 1.45, -14) +
    at(128, 98, court(pick(suitNames, suit + 1 + take(3)), hero, 54), 1.6, 9) +
    at(30, 186, stack(2 + take(3)), 1.1) +
    at(172, 190, stack(1 + take(3), 'url(#m)'), 1.1)
  );
};

/** A wheel of red and black that fills the cover, its hub the name's own drawing. */
export const roulette: Composition = ({ hero, take }) =>
  '<circle cx="100" cy="106" r="116" fill="url(#g)"/><circle cx="100" cy="104" r="92" fill="#7a3b12" stroke="url(#a)" stroke-width="7"/><g fill="none" stroke-linecap="butt"><circle cx="100" cy="104" r="72" stroke="#15181f" stroke-width="30"/>' +
  `<circle cx="100" cy="104" r="72" stroke="#d8203e" stroke-width="30" stroke-dasharray="22.62 22.62" stroke-dashoffset="${take(22)}"/><circle cx="100" cy="104" r="72" stroke="#17a05d" stroke-width="30" stroke-dasharray="22.62 429.8" stroke-dashoffset="${take(400)}"/>` +
  '<circle cx="100" cy="104" r="87" stroke="#fff4" stroke-width="2"/><circle cx="100" cy="104" r="57" stroke="#e9b949" stroke-width="4"/></g><circle cx="100" cy="104" r="55" fill="currentColor"/><circle cx="100" cy="104" r="55" fill="url(#g)"/>' +
  at(100, 104, '<circle cy="-72" r="9" fill="#fff" stroke="currentColor"/>', 1, take(360)) +
  figure(hero, 100, 104, 92);

/** A wheel of fortune between curtains, the name's own drawing before it. */
export const show: Composition = ({ hero, take }) =>
  '<circle cx="100" cy="90" r="120" fill="url(#g)"/><g fill="none" stroke-linecap="butt" stroke-width="76"><circle cx="100" cy="86" r="38" stroke="#fff3d6"/>' +
  `<circle cx="100" cy="86" r="38" stroke="url(#a)" stroke-dasharray="14.92 14.92" stroke-dashoffset="${take(14)}"/></g><circle cx="100" cy="86" r="78" fill="none" stroke="#8a4b12" stroke-width="9"/><circle cx="100" cy="86" r="78" fill="none" stroke="#fff3b0" stroke-width="6" stroke-dasharray="0 20.42"/>` +
  '<path fill="#c21f3a" stroke="currentColor" d="M-4-4h56Q44 90 8 136q14 30-6 74h-20ZM204-4h-56q8 94 44 140-14 30 6 74h20Z"/><path fill="none" stroke="#0004" stroke-width="4" d="M12 0q0 70-14 110M32 0Q30 80 4 126M188 0q0 70 14 110M168 0q2 80 28 126"/><path fill="#ffd34d" stroke="currentColor" d="M88-2h24L100 24Z"/><path fill="url(#m)" stroke="currentColor" d="M34 178q66-20 132 0v30H34Z"/>' +
  figure(hero, 100, 118, 124);
