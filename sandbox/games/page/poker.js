import { cardName, drawCard } from './cards.js';
import { beat } from './motion.js';
import { play } from './round.js';
import { element, word } from './view.js';

/** @typedef {{ cards: import('./cards.js').Card[], hand: string }} Deal */

/** Between two cards, in milliseconds. */
const pause = 350;
const handSize = 5;

const clear = () => element('cards').replaceChildren(...Array.from({ length: handSize }, () => drawCard()));

clear();
play({
  begin: clear,
  async show(/** @type {Deal} */ { cards, hand }, thud) {
    for (const [at, card] of cards.entries()) {
      element('cards').children[at]?.replaceWith(drawCard(card));
      thud();
      await beat(pause);
    }
    document.querySelector(`[data-hand="${hand}"]`)?.classList.add('pays');
    element('cards').setAttribute('aria-label', cards.map(cardName).join(' '));
  },
  stop: clear,
  tell: ({ hand }) => (hand === 'none' ? '' : `${word(hand)}.`),
});
