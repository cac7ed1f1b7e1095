import { at, emblem, figure } from './drawing.ts';
import { drawing } from './motifs.ts';
import { metals } from './palettes.ts';
import { sparks } from './pieces.ts';

type Metal = keyof typeof metals;

const drawn = (main: Metal, accent: Metal, what: string): string =>
  emblem(96, 96, { main: metals[main], accent: metals[accent], ink: '#14203a' }, what);

const pearl =
  '<circle cx="0" cy="0" r="9" fill="#fff" stroke="currentColor"/><path fill="none" stroke="#c9b6ee" stroke-width="3" d="M-5 2q1 4 5 4"/>';

const tumbler =
  '<path fill="none" stroke="url(#a)" stroke-width="6" d="M54 16 66 2"/><path fill="url(#m)" stroke="currentColor" d="M24 24h48l-7 64q-1 6-7 6H38q-6 0-7-6Z"/><path fill="url(#a)" stroke="currentColor" d="M19 14h58v11H19Z"/><path fill="none" stroke="#fffb" stroke-width="5" d="m34 34 4 46"/><path fill="#0001" stroke="none" d="M64 26h8l-7 62q-1 6-7 6h-3Z"/>' +
  at(50, 58, pearl);

const umbrella =
  '<path fill="none" stroke="#ead7ae" stroke-width="6" d="M48 44v38q0 9 8 9t8-9"/><path fill="url(#m)" stroke="currentColor" d="M48 8Q12 10 6 52q9-9 18-1 9-9 24-1 15-8 24 1 9-8 18 1Q84 10 48 8Z"/><path fill="url(#a)" stroke="currentColor" d="M48 8Q34 16 24 51q9-9 24-1 15-8 24 1Q62 16 48 8Z"/><path stroke="currentColor" stroke-width="4" d="M48 8V3"/><path fill="none" stroke="#fffa" stroke-width="4" d="M20 30q5-10 14-14"/>';

const powerBank =
  '<path fill="none" stroke="url(#a)" stroke-width="6" d="M62 14q20-12 22 10t-4 30"/><rect x="14" y="10" width="50" height="80" rx="11" fill="url(#m)" stroke="currentColor"/><path fill="none" stroke="#fff9" stroke-width="4" d="M22 24v46"/><path fill="#fff" stroke="currentColor" d="M44 24 28 52h10l-3 20 17-28H41Z"/><path stroke="#fff" stroke-width="5" d="M32 82h.1M39 82h.1M46 82h.1"/><rect x="73" y="52" width="14" height="18" rx="3" fill="url(#a)" stroke="currentColor"/>';

/** A scratch card: a window of foil, scratched open in its middle, under a figure. */
const scratchCard = (shown: string) =>
  '<g transform="rotate(-6 48 48)"><rect x="8" y="10" width="80" height="76" rx="10" fill="url(#m)" stroke="currentColor"/><rect x="16" y="42" width="64" height="36" rx="6" fill="url(#a)" stroke="currentColor"/><path fill="none" stroke="#fff" stroke-width="11" d="m24 70 12-20 8 20 12-20 8 20 8-14"/>' +
  `${shown}</g>`;

/** The pictures of goods and of scratch cards by name, 96 by 96 without a background. */
export const goods = {
  tumbler: drawn('aqua', 'azure', tumbler),
  umbrella: drawn('coral', 'gold', umbrella),
  powerBank: drawn('steel', 'jade', powerBank),
  scratchPearl: drawn('nacre', 'azure', scratchCard([32, 48, 64].map((x) => at(x, 26, pearl)).join(''))),
  scratchGold: drawn('gold', 'coral', scratchCard(`${figure(drawing('crown'), 48, 26, 30)}${at(16, 10, sparks, 0.3)}`)),
};
