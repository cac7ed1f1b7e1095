/**
 * @typedef {{ session: string, launch: string, origin: string, demo: boolean, coin: number, bets: number[],
 *   words: Record<string, string> }} Table
 */

const peso = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });
const gain = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP', signDisplay: 'exceptZero' });
const inPesos = (/** @type {number} */ amount) => peso.format(amount / 100);

/** @param {string} id */
export const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {string} id */
export const button = (id) => /** @type {HTMLButtonElement} */ (element(id));

/** What the server wrote into the document for this page; a kind of game has more of its own in it. */
export const table = /** @type {Table & Record<string, any>} */ (JSON.parse(element('table').dataset['table'] ?? ''));

const { words } = table;
const [told, news, figures] = /** @type {HTMLCollectionOf<HTMLElement>} */ (element('news').children);
const prizes = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-pays]'));

/**
 * One of the page's texts, with its {names} filled in.
 *
 * @param {string} name
 * @param {Record<string, string | number>} values
 */
export const word = (name, values = {}) =>
  (words[name] ?? '').replace(/\{(\w+)\}/g, (whole, key) => String(values[key] ?? whole));

/**
 * Says a text, with sums below it; what the stage shows anyway is told only to those who don't see it.
 *
 * @param {string} text
 * @param {string} sums
 * @param {string} shown
 */
export function say(text, sums = '', shown = '') {
  if (told) told.textContent = shown;
  if (news) news.textContent = text;
  if (figures) figures.textContent = sums;
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
  for (const prize of prizes) prize.textContent = inPesos((Number(prize.dataset['pays']) * bet) / 100);
}

/** @param {boolean} playing */
export function showPlaying(playing) {
  element('table').classList.toggle('playing', playing);
}

/**
 * Says what a round brought: the win, or that there is none, and what is left of the bet after it.
 *
 * @param {{ bet: number, win: number }} round
 * @param {string} shown
 */
export function showResult({ bet, win }, shown) {
  const outcome = win > bet ? 'won' : win === bet ? 'returned' : 'lost';
  const sums = word('net', { bet: inPesos(bet), net: gain.format((win - bet) / 100) });
  say(word(outcome, { amount: inPesos(win) }), sums, shown);
  element('table').classList.toggle('won', outcome === 'won');
}

/** Takes the last win off the stage. */
export function clearWin() {
  element('table').classList.remove('won');
  for (const marked of document.querySelectorAll('.pays')) marked.classList.remove('pays');
}
