import { createReels } from './reels.js';
import { play } from './round.js';
import { element, table } from './view.js';

/** @typedef {{ stops: number[], reels: string[][], lines: { line: number }[] }} Spin */

/** @type {{ paths: number[][], symbols: Record<string, string> }} */
const { paths, symbols } = /** @type {any} */ (table);
const drawnLines = document.querySelectorAll('.lines polyline');

let thud = () => {};
let rested = [0, 0, 0];
const reels = createReels(() => thud());
reels.show(rested);

/**
 * Tells in words, row by row, what the reels show.
 *
 * @param {string[][]} shown
 */
function describe(shown) {
  const rows = (shown[0] ?? []).map((_, row) => shown.map((reel) => symbols[reel[row] ?? '']).join(', '));
  element('reels').setAttribute('aria-label', rows.join('; '));
}

play({
  begin: () => reels.roll(),
  async show(/** @type {Spin} */ round, sound) {
    thud = sound;
    rested = round.stops;
    await reels.land(rested);
    describe(round.reels);
    for (const { line } of round.lines) {
      drawnLines[line]?.classList.add('pays');
      paths[line]?.forEach((row, reel) => reels.cell(reel, row)?.classList.add('pays'));
    }
  },
  stop: () => reels.land(rested),
  tell: () => '',
});
