import { beat } from './motion.js';
import { choice, play } from './round.js';
import { element, table, word } from './view.js';

/** How long the dice roll, and how long each further one, in milliseconds. */
const timing = { rolling: 700, apart: 350 };

const dice = /** @type {HTMLElement[]} */ ([...element('tray').children]);
/** @type {string[]} */
const names = table['names'];

const roll = (/** @type {boolean} */ rolling) => dice.forEach((die) => die.classList.toggle('rolling', rolling));

play({
  begin: () => roll(true),
  async show(/** @type {{ shown: number[] }} */ { shown }, thud) {
    const side = choice();
    await beat(timing.rolling);
    for (const [at, die] of dice.entries()) {
      die.dataset['side'] = String(shown[at]);
      die.classList.remove('rolling');
      thud();
      await beat(timing.apart);
    }
    for (const die of dice) die.classList.toggle('pays', die.dataset['side'] === side);
    element('tray').setAttribute('aria-label', shown.map((each) => names[each - 1]).join(', '));
  },
  stop: () => roll(false),
  tell: ({ shown }) => word('result', { dice: shown.map((/** @type {number} */ each) => names[each - 1]).join(', ') }),
});
