import { beat, frames, isCalm } from './motion.js';
import { play } from './round.js';
import { element, word } from './view.js';

/** @typedef {{ home: number, away: number, goals: { minute: number, team: string }[] }} Match */

const minutes = 90;

/** How long a match is shown, in milliseconds, and how long its end. */
const timing = { match: 4_000, end: 400 };

/**
 * The match as it stands after a minute.
 *
 * @param {Match} match
 * @param {number} minute
 */
function draw({ goals }, minute) {
  const scored = goals.filter((goal) => goal.minute <= minute);
  const of = (/** @type {string} */ team) => scored.filter((goal) => goal.team === team).length;
  element('minute').textContent = `${minute}′`;
  element('score').textContent = `${of('home')} – ${of('away')}`;
  const list = element('goals');
  for (const goal of scored.slice(list.children.length)) {
    const item = document.createElement('li');
    item.className = goal.team;
    item.textContent = `${goal.minute}′`;
    list.append(item);
  }
  return scored.length;
}

/** @param {Match} match */
const told = ({ home, away }) => word('result', { home, away });

function clear() {
  element('goals').replaceChildren();
  draw({ home: 0, away: 0, goals: [] }, 0);
}

play({
  begin: clear,
  async show(/** @type {Match} */ match, thud) {
    let heard = 0;
    if (!isCalm()) {
      await frames((elapsed) => {
        const scored = draw(match, Math.min(minutes, Math.floor((elapsed * minutes) / timing.match)));
        if (scored > heard) thud();
        heard = scored;
        return elapsed < timing.match;
      });
    }
    draw(match, minutes);
    await beat(timing.end);
    element('pitch').setAttribute('aria-label', told(match));
  },
  stop: clear,
  tell: told,
});
