import { cardName, drawCard } from './cards.js';
import { beat } from './motion.js';
import { play } from './round.js';
import { element, word } from './view.js';

/** @typedef {import('./cards.js').Card} Card */
/** @typedef {{ player: Card[], banker: Card[], totals: [number, number], winner: string }} Coup */

/** Between two cards, in milliseconds. */
const pause = 450;
const sides = /** @type {const} */ (['player', 'banker']);

/** @param {string} side */
const cardsOf = (side) => /** @type {HTMLElement} */ (element(side).querySelector('.cards'));

/**
 * @param {string} side
 * @param {string} total
 */
function showTotal(side, total) {
  const place = element(side).querySelector('b');
  if (place) place.textContent = total;
}

/** @param {boolean} faceDown */
function clear(faceDown) {
  for (const side of sides) {
    element(side).classList.remove('winner');
    showTotal(side, '');
    cardsOf(side).replaceChildren(...(faceDown ? [drawCard(), drawCard()] : []));
  }
}

clear(true);
play({
  begin: () => clear(true),
  async show(/** @type {Coup} */ coup, thud) {
    for (let at = 0; at < 3; at++) {
      for (const side of sides) {
        const card = coup[side][at];
        if (!card) continue;
        const back = cardsOf(side).children[at];
        if (back) back.replaceWith(drawCard(card));
        else cardsOf(side).append(drawCard(card));
        thud();
        await beat(pause);
      }
    }
    sides.forEach((side, at) => {
      showTotal(side, String(coup.totals[at]));
      element(side).classList.toggle('winner', coup.winner === side);
      element(side).setAttribute(
        'aria-label',
        `${word(side)} ${coup.totals[at]}: ${coup[side].map(cardName).join(' ')}`,
      );
    });
  },
  stop: () => clear(true),
  tell: ({ totals: [player, banker] }) => word('result', { player, banker }),
});
