import { paletteAt } from '../art/cover.ts';
import { downwards } from '../art/drawing.ts';
import { drawing, type Motif } from '../art/motifs.ts';
import { metals, palettes, type Metals } from '../art/palettes.ts';
import { suits } from '../art/pieces.ts';
import { seabed } from './files.ts';

const lines = 'stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"';

/** The suits of cards, for stages that deal some. */
export const suitSymbols = Object.entries(suits)
  .map(([name, shape]) => `<symbol id="drawn-${name}" viewBox="-14 -14 28 28">${shape}</symbol>`)
  .join('');

const { gold, nacre, coral, aqua, jade, azure, rose, flame } = metals;

/** The metals of further drawings, so that symbols differ in colour too. */
const others: readonly Pick<Metals, 'main' | 'accent'>[] = [
  { main: nacre, accent: coral },
  { main: jade, accent: gold },
  { main: azure, accent: flame },
  { main: rose, accent: gold },
  { main: flame, accent: aqua },
  { main: aqua, accent: rose },
];

/**
 * The drawings of a page, to inline into it, so that `<use href="#drawn-turtle">` finds them: the first in the metals
 * of the game's own cover, the others each in others.
 */
export function sprite(gameId: number, motifs: readonly Motif[], more = ''): string {
  const palette = palettes[paletteAt(gameId)]!;
  const metalsOf = (at: number) => (at === 0 ? palette : others[(at - 1) % others.length]!);
  const symbols = motifs.map((motif, at) => {
    const own = metalsOf(at);
    const painted = drawing(motif).replace(/url\(#([ma])\)/g, `url(#$1${at})`);
    const paints = downwards(`m${at}`, own.main) + downwards(`a${at}`, own.accent);
    return `${paints}<symbol id="drawn-${motif}" viewBox="0 0 100 100" color="${palette.ink}" ${lines}>${painted}</symbol>`;
  });
  const open = '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" aria-hidden="true">';
  const water = downwards('b', [palette.sky, palette.sea]);
  return `${seabed}${open}${water}${symbols.join('')}${more}</svg>`;
}
