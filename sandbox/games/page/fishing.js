import { beat } from './motion.js';
import { choice, play } from './round.js';
import { element, word } from './view.js';

/** How long the net flies, and how long the catch is shown, in milliseconds. */
const timing = { flight: 700, haul: 900 };

const net = element('net');
const aimed = () => /** @type {HTMLElement} */ (document.querySelector(`[data-value="${choice()}"]`));

/** Puts the net over the fish that is aimed at. */
function throwNet() {
  const fish = aimed().getBoundingClientRect();
  const from = net.parentElement?.getBoundingClientRect();
  if (!from) return;
  net.style.left = `${fish.left + fish.width / 2 - from.left}px`;
  net.style.top = `${fish.top + fish.height / 2 - from.top}px`;
  net.classList.add('out');
}

function haulIn() {
  net.classList.remove('out');
  net.style.left = '';
  net.style.top = '';
}

play({
  begin() {
    for (const fish of document.querySelectorAll('#choices label')) fish.classList.remove('caught', 'gone');
    throwNet();
  },
  async show(/** @type {{ caught: boolean }} */ { caught }, thud) {
    await beat(timing.flight);
    thud();
    aimed().classList.add(caught ? 'caught' : 'gone');
    await beat(timing.haul);
    haulIn();
  },
  stop: haulIn,
  tell: ({ caught }) => word(caught ? 'caught' : 'missed'),
});
