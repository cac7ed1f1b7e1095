import { beat } from './motion.js';
import { play } from './round.js';
import { element, table, word } from './view.js';

/** @typedef {{ card: number[], called: number[], lines: number[] }} Round */

/** Between two balls, in milliseconds. */
const pause = 110;

/** How many of the latest balls are shown beside the one just called. */
const shown = 4;

/** The last number of each column of a card. */
const perColumn = 15;

/** @type {number[][]} */
const lines = table['lines'];
const fields = [...element('card').querySelectorAll('i')];

/** @param {number} number */
const named = (number) => `${'BINGO'[Math.floor((number - 1) / perColumn)]} ${number}`;

/** @param {number[]} balls */
function showBalls(balls, of = 0) {
  element('ball').textContent = balls.length ? named(balls.at(-1) ?? 0) : '–';
  element('recent').textContent = balls
    .slice(-1 - shown, -1)
    .toReversed()
    .map(named)
    .join('  ');
  element('count').textContent = `${balls.length} / ${of}`;
}

/** @param {number[]} card */
function deal(card) {
  element('card').classList.remove('sample');
  fields.forEach((field, at) => {
    field.className = card[at] ? '' : 'called';
    if (card[at]) field.textContent = String(card[at]);
  });
}

play({
  begin() {
    for (const field of fields) field.className = '';
    element('card').classList.add('sample');
    showBalls([]);
  },
  async show(/** @type {Round} */ round, thud) {
    deal(round.card);
    for (const [at, ball] of round.called.entries()) {
      showBalls(round.called.slice(0, at + 1), round.called.length);
      const field = fields[round.card.indexOf(ball)];
      if (field) {
        field.classList.add('called');
        thud();
        for (const line of round.lines) {
          const cells = lines[line]?.map((place) => fields[place]) ?? [];
          if (cells.every((cell) => cell?.classList.contains('called')))
            cells.forEach((cell) => cell?.classList.add('pays'));
        }
      }
      await beat(pause);
    }
    element('card').setAttribute('aria-label', word('shown', { n: round.lines.length }));
  },
  stop: () => {},
  tell: ({ lines: { length } }) => (length ? `${word(length === 1 ? 'line' : 'lines', { n: length })}.` : ''),
});
