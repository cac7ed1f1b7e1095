import { checks, isLeftOut, missing } from './checks.js';

const start = document.querySelector('button');
const verdict = document.querySelector('output');
const list = document.querySelector('ol');

const rows = checks.map(({ name }) => {
  const row = list.appendChild(document.createElement('li'));
  row.append(`${name} `, document.createElement('b'));
  return row;
});

const mark = (at, state, text) => {
  rows[at].dataset.state = state;
  rows[at].querySelector('b').textContent = text;
};

async function run() {
  start.disabled = true;
  verdict.textContent = 'Under way …';
  let failed = 0;
  for (const [at, check] of checks.entries()) {
    if (isLeftOut(check)) {
      mark(at, 'out', 'not offered');
      continue;
    }
    mark(at, 'now', check.ask ?? '…');
    try {
      await check.run();
      mark(at, 'good', 'holds');
    } catch (error) {
      failed += 1;
      mark(at, 'bad', `fails: ${error.message}`);
      if (at === 0) break;
    }
  }
  const without = missing();
  const offered = without.length > 0 ? ` Not offered: ${without.join(', ')}.` : '';
  verdict.textContent = failed > 0 ? `Failed: ${failed} of ${checks.length}.` : `Passed.${offered}`;
  verdict.dataset.state = failed > 0 ? 'bad' : 'good';
  start.disabled = false;
}

start.addEventListener('click', () => void run());
