import { frames, isCalm } from './motion.js';
import { choice, play } from './round.js';
import { element, word } from './view.js';

/** @typedef {{ end: number, target: number, pays: number }} Flight */

/** How fast the multiplier grows: by the factor e in so many milliseconds. */
const growth = 1_700;

/** The lowest multiplier at the top of the sky; a higher cash-out moves it up. */
const leastTop = 2;

const sky = element('sky');
const flyer = element('flyer');
const inTimes = (/** @type {number} */ hundredths) => `${(hundredths / 100).toFixed(2)}×`;

/** @param {number} multiplier */
const topOf = (multiplier) => Math.max(leastTop, multiplier) * 1.15;

/** Marks the height of the cash-out. */
function showGoal() {
  const target = Number(choice());
  const height = 100 - (100 * (target - 1)) / (topOf(target) - 1);
  element('goal').setAttribute('y1', String(height));
  element('goal').setAttribute('y2', String(height));
}

/**
 * @param {number} multiplier
 * @param {number} top
 */
function draw(multiplier, top) {
  const along = Math.log(multiplier) / Math.log(top);
  const points = Array.from({ length: 25 }, (_, at) => {
    const x = (along * at) / 24;
    return `${(x * 88).toFixed(2)} ${(100 - (100 * (top ** x - 1)) / (top - 1)).toFixed(2)}`;
  });
  const path = `M${points.join('L')}`;
  element('trail').setAttribute('d', path);
  element('under').setAttribute('d', `${path}V100H0Z`);
  flyer.style.setProperty('--along', String(along * 0.88));
  flyer.style.setProperty('--above', String((multiplier - 1) / (top - 1)));
  element('multiplier').textContent = inTimes(Math.floor(multiplier * 100));
}

function reset() {
  sky.classList.remove('crashed', 'cashed');
  draw(1, leastTop);
  showGoal();
}

reset();
document.getElementById('choices')?.addEventListener('change', reset);

/** @param {Flight} flight */
const stopOf = ({ end, target, pays }) => (pays > 0 ? target : end);

play({
  begin: reset,
  async show(/** @type {Flight} */ flight, thud) {
    const last = stopOf(flight) / 100;
    const top = topOf(flight.target / 100);
    if (!isCalm()) {
      await frames((elapsed) => {
        draw(Math.min(last, Math.exp(elapsed / growth)), top);
        return Math.exp(elapsed / growth) < last;
      });
    }
    draw(last, top);
    thud();
    sky.classList.add(flight.pays > 0 ? 'cashed' : 'crashed');
    sky.setAttribute('aria-label', inTimes(stopOf(flight)));
  },
  stop: reset,
  tell: (flight) => word(flight.pays > 0 ? 'cashed' : 'crashed', { at: inTimes(stopOf(flight)) }),
});
