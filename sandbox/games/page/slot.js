import { lobby } from './lobby.js';
import { createReels } from './reels.js';
import { askForRound, post, Refusal } from './server.js';
import { createSound } from './sound.js';
import { button, clearWin, say, showBet, showCoin, showPlaying, showRound, table } from './view.js';

/** A round is not over sooner than this, in milliseconds, however fast the reels. */
const shortestRound = 2_500;

const { session, demo, bets, words } = table;
const app = lobby(table.origin);
const sound = createSound();
const reels = createReels(() => sound.thud());
const book = /** @type {HTMLDialogElement} */ (document.getElementById('book'));

let choice = 0;
let playing = false;
let balanceIsOld = false;
let rested = [0, 0, 0];
/** @type {{ session: string, bet: number, roundId: string } | undefined} A round still unanswered: the next spin asks for it again. */
let open;

const newRoundId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

function enableButtons() {
  button('spin').disabled = playing;
  button('lower').disabled = playing || open !== undefined || choice === 0;
  button('raise').disabled = playing || open !== undefined || choice === bets.length - 1;
}

/** @param {number} next */
function choose(next) {
  choice = next;
  showBet(bets[choice] ?? 0);
  enableButtons();
}

/** @param {boolean} now */
function setPlaying(now) {
  playing = now;
  showPlaying(now);
  enableButtons();
  app.tell({ type: 'round', inRound: now });
  if (!now && balanceIsOld) void readBalance();
}

async function spin() {
  if (playing) return;
  const rest = new Promise((resolve) => setTimeout(resolve, shortestRound));
  setPlaying(true);
  clearWin();
  say(words.spinning ?? '');
  reels.roll();
  try {
    await playRound();
  } catch (error) {
    await reels.land(rested);
    explain(error instanceof Refusal ? error.code : 'unavailable');
  }
  await rest;
  setPlaying(false);
}

async function playRound() {
  open ??= { session, bet: bets[choice] ?? 0, roundId: newRoundId() };
  const round = await askForRound(open, () => say(words.checking ?? ''));
  open = undefined;
  showCoin(round.coin - round.win);
  rested = round.stops;
  await reels.land(rested);
  showRound(round, reels.cell);
  showCoin(round.coin);
  if (round.win > 0) sound.chime();
  app.tell({ type: 'balance', coin: round.coin });
}

/** @param {string} code */
function explain(code) {
  if (code !== 'unavailable') open = undefined;
  say((demo && code === 'insufficient' ? words.demoOver : words[code]) ?? words.refused ?? '');
  app.tell({ type: 'error', code });
}

async function readBalance() {
  balanceIsOld = playing;
  if (playing) return;
  try {
    showCoin((await post('/balance', { session })).coin);
  } catch {
    // The balance on screen stays; the next round brings a new one.
  }
}

/** Space and Enter spin from anywhere but another control; holding a key down does not play on by itself. */
function onKey(/** @type {KeyboardEvent} */ event) {
  if (event.key !== ' ' && event.key !== 'Enter') return;
  const onSpin = event.target === button('spin');
  const onControl = event.target instanceof Element && event.target.closest('button, dialog') !== null;
  if (onControl && !(onSpin && event.repeat)) return;
  event.preventDefault();
  if (!event.repeat && !book.open) void spin();
}

button('spin').addEventListener('click', () => void spin());
button('lower').addEventListener('click', () => choose(choice - 1));
button('raise').addEventListener('click', () => choose(choice + 1));
button('home').addEventListener('click', () => app.leave());
button('deposit').addEventListener('click', () => app.tell({ type: 'deposit' }));
button('rules').addEventListener('click', () => book.showModal());
button('sound').addEventListener('click', ({ currentTarget }) => {
  /** @type {HTMLElement} */ (currentTarget).setAttribute('aria-pressed', String(sound.toggle()));
});
addEventListener('keydown', onKey);
app.onBalance(() => void readBalance());

button('deposit').hidden = demo || !app.framed;
reels.show(rested);
choose(0);
app.tell({ type: 'ready' });
