/**
 * @typedef {{ session: string, origin: string, demo: boolean, coin: number, bets: number[], lines: number,
 *   paths: number[][], words: Record<string, string> & { symbols: Record<string, string> } }} Table
 * @typedef {{ stops: number[], reels: string[][], lines: { line: number }[], win: number, coin: number }} Round
 */

const peso = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });
const inPesos = (/** @type {number} */ amount) => peso.format(amount / 100);

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} id */
export const button = (id) => /** @type {HTMLButtonElement} */ (document.getElementById(id));

/** What the server wrote into the document for this page. */
export const table = /** @type {Table} */ (JSON.parse(element('table').dataset.table ?? ''));

const { words } = table;
const drawnLines = document.querySelectorAll('.lines polyline');
const prizes = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-pays]'));

/** @param {string} text */
export function say(text) {
  element('news').textContent = text;
}

/** @param {number} coin */
export function showCoin(coin) {
  element('balance').textContent = inPesos(coin);
}

/**
 * Shows the bet, and in the paytable what it would win.
 *
 * @param {number} bet
 */
export function showBet(bet) {
  element('bet').textContent = inPesos(bet);
  for (const prize of prizes) prize.textContent = inPesos((Number(prize.dataset.pays) * bet) / table.lines);
}

/** @param {boolean} playing */
export function showPlaying(playing) {
  element('table').classList.toggle('playing', playing);
}

/**
 * Tells in words, row by row, what the reels show.
 *
 * @param {string[][]} reels
 */
function describe(reels) {
  const rows = (reels[0] ?? []).map((_, row) => reels.map((reel) => words.symbols[reel[row] ?? '']).join(', '));
  element('reels').setAttribute('aria-label', rows.join('; '));
}

/**
 * Shows a finished round: its win in words, the lines that paid, and the symbols on them.
 *
 * @param {Round} round
 * @param {(reel: number, row: number) => Element | null | undefined} cell
 */
export function showRound({ reels, lines, win }, cell) {
  describe(reels);
  say(win > 0 ? (words.won ?? '').replace('{amount}', inPesos(win)) : (words.lost ?? ''));
  element('table').classList.toggle('won', win > 0);
  for (const { line } of lines) {
    drawnLines[line]?.classList.add('pays');
    table.paths[line]?.forEach((row, reel) => cell(reel, row)?.classList.add('pays'));
  }
}

/** Takes the last win off the reels. */
export function clearWin() {
  element('table').classList.remove('won');
  for (const marked of document.querySelectorAll('.pays')) marked.classList.remove('pays');
}
