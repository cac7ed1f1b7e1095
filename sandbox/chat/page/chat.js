import { answerTo } from './agent.js';

/** How long the agent thinks, and writes, milliseconds. */
const thinks = 400;
const writes = 800;

const { app, group, session, away, opensIn, words: said } = document.body.dataset;
/** @type {Record<string, string>} */
const words = JSON.parse(said ?? '{}');
const isAway = away === '1';
const log = document.querySelector('.log');
const typing = document.querySelector('.typing');
const form = document.querySelector('form');
const field = document.querySelector('textarea');

let isSeen = true;
let unread = 0;

/**
 * Tells the app that frames the page, at its exact origin; without one there is nobody to tell.
 *
 * @param {{ type: 'ready' } | { type: 'unread', count: number }} message
 */
function tell(message) {
  if (app && parent !== window) parent.postMessage(message, app);
}

/** @param {string} who @param {string} text */
function add(who, text) {
  const line = document.createElement('p');
  line.className = who;
  const name = document.createElement('b');
  name.textContent = `${who === 'you' ? words['you'] : words['agent']}: `;
  line.append(name, text);
  log?.append(line);
  line.scrollIntoView({ block: 'nearest' });
}

/** The conversation of this session until now. */
const kept = `conversation:${session}`;
/** @type {[who: string, text: string][]} */
const lines = JSON.parse((session && localStorage.getItem(kept)) || '[]');

/** @param {string} who @param {string} text */
function keep(who, text) {
  add(who, text);
  lines.push([who, text]);
  if (session) localStorage.setItem(kept, JSON.stringify(lines));
}

/** @param {string} text */
function answer(text) {
  keep('agent', text);
  if (isSeen) return;
  unread += 1;
  tell({ type: 'unread', count: unread });
}

/** @param {string} text */
function writeBack(text) {
  setTimeout(() => {
    if (typing) typing.textContent = isAway ? '' : (words['typing'] ?? '');
    setTimeout(() => {
      if (typing) typing.textContent = '';
      answer(text);
    }, writes);
  }, thinks);
}

/** @param {Event} [event] */
function send(event) {
  event?.preventDefault();
  const text = field?.value.trim();
  if (!field || !text) return;
  keep('you', text);
  field.value = '';
  writeBack(words[answerTo(text, isAway)] ?? '');
}

form?.addEventListener('submit', send);
field?.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) send(event);
});

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== app || data?.type !== 'visible') return;
  isSeen = data.visible === true;
  if (!isSeen) return;
  unread = 0;
  tell({ type: 'unread', count: 0 });
});

add('agent', words[isAway ? 'away' : group === 'vip' ? 'vip' : 'hello'] ?? '');
for (const [who, text] of lines) add(who, text);
setTimeout(() => tell({ type: 'ready' }), Number(opensIn));
