import { isCalm, wait } from './motion.js';
import { play } from './round.js';
import { element, table, word } from './view.js';

/** How long the ball rolls, in milliseconds, and how often it goes round. */
const timing = { rolling: 3_200, rounds: 4 };

/** @type {number[]} */
const wheel = table['wheel'];
const orbit = element('orbit');
const shown = /** @type {HTMLElement} */ (element('fallen').querySelector('b'));
let rested = 0;

function clear() {
  shown.textContent = '';
  element('bowl').classList.remove('rests');
}

play({
  begin: clear,
  async show(/** @type {{ number: number }} */ { number }, thud) {
    const angle = (360 * wheel.indexOf(number)) / wheel.length;
    rested += 360 * timing.rounds + ((angle - rested) % 360);
    orbit.style.rotate = `${rested}deg`;
    await wait(isCalm() ? 0 : timing.rolling);
    thud();
    shown.textContent = String(number);
    element('bowl').classList.add('rests');
    element('bowl').setAttribute('aria-label', word('result', { number }));
  },
  stop: clear,
  tell: ({ number }) => word('result', { number }),
});
