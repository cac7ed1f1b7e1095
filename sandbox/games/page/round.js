import { lobby } from './lobby.js';
import { wait } from './motion.js';
import { askForRound, post, Refusal } from './server.js';
import { createSound } from './sound.js';
import { button, clearWin, element, say, showBet, showCoin, showPlaying, showResult, table } from './view.js';

/**
 * What a kind of game does during a round, which it only ever shows: the server has drawn it.
 *
 * @typedef {object} Stage
 * @property {() => void} begin Takes the last round off; the bet is on its way.
 * @property {(round: any, thud: () => void) => Promise<void>} show Shows a round until its end.
 * @property {() => Promise<void> | void} stop There is no round after all.
 * @property {(round: any) => string} tell What the round brought, in a sentence; may be empty.
 */

/** A round is not over sooner than this, in milliseconds, however fast it is shown. */
const shortestRound = 2_500;

const { session, launch, demo, bets, words } = table;
const app = lobby(table.origin);
const sound = createSound();
const book = /** @type {HTMLDialogElement} */ (element('book'));
const choices = /** @type {HTMLFieldSetElement | null} */ (document.getElementById('choices'));

const newRoundId = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** What the player has chosen to bet on; empty where there is nothing to choose. */
export const choice = () =>
  /** @type {HTMLInputElement | null} */ (document.querySelector('#choices :checked'))?.value ?? '';

/**
 * The course of rounds, the same for every kind of game: bets, money, errors, and the messages to the app. The balance on
 * the page moves when the round is over, as the app's does, so that the two never differ.
 *
 * @param {Stage} stage
 */
export function play(stage) {
  let step = 0;
  let playing = false;
  let balanceIsOld = false;
  /** @type {{ session: string, launch: string, bet: number, choice: string, roundId: string } | undefined} A round still unanswered: the next press asks for it again. */
  let open;

  function enableButtons() {
    const busy = playing || open !== undefined;
    button('play').disabled = playing;
    button('lower').disabled = busy || step === 0;
    button('raise').disabled = busy || step === bets.length - 1;
    if (choices) choices.disabled = busy;
  }

  /** @param {number} next */
  function setStep(next) {
    step = next;
    showBet(bets[step] ?? 0);
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

  async function playRound() {
    open ??= { session, launch, bet: bets[step] ?? 0, choice: choice(), roundId: newRoundId() };
    const round = await askForRound(open, () => say(words['checking'] ?? ''));
    open = undefined;
    await stage.show(round, sound.thud);
    app.tell({ type: 'balance', coin: round.coin });
    showResult(round, stage.tell(round));
    showCoin(round.coin);
    if (round.win > round.bet) sound.chime();
  }

  async function begin() {
    if (playing) return;
    const rest = wait(shortestRound);
    setPlaying(true);
    clearWin();
    say(words['playing'] ?? '');
    stage.begin();
    try {
      await playRound();
    } catch (error) {
      await stage.stop();
      explain(error instanceof Refusal ? error.code : 'unavailable');
    }
    await rest;
    setPlaying(false);
  }

  /** @param {string} code */
  function explain(code) {
    if (code !== 'unavailable') open = undefined;
    say((demo && code === 'insufficient' ? words['demoOver'] : words[code]) ?? words['refused'] ?? '');
    app.tell({ type: 'error', code });
  }

  async function readBalance() {
    balanceIsOld = playing;
    if (playing) return;
    try {
      showCoin((await post('/balance', { session, launch })).coin);
    } catch {
      // The displayed balance stays until the next round.
    }
  }

  /** Space and Enter play from anywhere but another control; holding a key down does not play on by itself. */
  function onKey(/** @type {KeyboardEvent} */ event) {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    const onPlay = event.target === button('play');
    const onControl = event.target instanceof Element && event.target.closest('button, dialog, input, a') !== null;
    if (onControl && !(onPlay && event.repeat)) return;
    event.preventDefault();
    if (!event.repeat && !book.open) void begin();
  }

  button('play').addEventListener('click', () => void begin());
  button('lower').addEventListener('click', () => setStep(step - 1));
  button('raise').addEventListener('click', () => setStep(step + 1));
  button('rules').addEventListener('click', () => book.showModal());
  button('sound').addEventListener('click', ({ currentTarget }) => {
    /** @type {HTMLElement} */ (currentTarget).setAttribute('aria-pressed', String(sound.toggle()));
  });
  addEventListener('keydown', onKey);
  app.onBalance(() => void readBalance());

  const home = document.getElementById('home');
  if (home) home.hidden = app.framed;
  setStep(0);
  app.tell({ type: 'ready' });
}
