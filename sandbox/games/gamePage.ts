import { html } from 'hono/html';
import { page } from './document.ts';
import { kindOf } from './kinds/kinds.ts';
import { inPesos, rulesBook } from './rulesBook.ts';
import { sprite } from './sprite.ts';
import { stages } from './stages/stages.ts';
import type { Words } from './words/words.ts';

/** The seat's data for the game page. Amounts are hundredths. */
export interface SeatView {
  session: string;
  /** Its launch token, by which the page plays on after a restart of the provider. */
  launch: string;
  gameId: number;
  gameName: string;
  demo: boolean;
  coin: number;
  bets: number[];
  /** Target origin of the page's messages: the app's, or empty for none. */
  origin: string;
}

const icons = {
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4Z',
  sound: 'M4 9v6h4l5 4V5L8 9ZM16 9q2 3 0 6M19 6q4 6 0 12',
  rules: 'M12 17v.01M12 14q0-2 1.5-3T15 8.5A3 3 0 0 0 9 8.5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
};

const icon = (name: keyof typeof icons) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[name]}" /></svg>`;

/** The game page: the stage of its kind, the choices of a bet, balance and bet, and the rules dialog. */
export function gamePage(seat: SeatView, words: Words) {
  const name = kindOf(seat.gameName);
  const own = words.kinds[name];
  const { stage, choices, drawings, facts, book } = stages[name](seat, words);
  const { session, launch, demo, coin, bets, origin } = seat;
  const spoken = { ...words, ...own, kinds: undefined, motifs: undefined };
  const data = JSON.stringify({ session, launch, demo, coin, bets, origin, words: spoken, ...facts });
  return page(
    { words, title: seat.gameName, gameId: seat.gameId, name, drawings: sprite(seat.gameId, ...drawings) },
    html`<svg class="seabed" aria-hidden="true"><use href="#seabed"></use></svg>
      <main id="table" data-table="${data}">
        <header>
          ${origin ? html`<a id="home" href="${origin}/" aria-label="${words.home}" hidden>${icon('home')}</a>` : ''}
          <button id="sound" aria-label="${words.sound}" aria-pressed="false">${icon('sound')}</button>
          <button id="rules" aria-label="${words.rules}" aria-haspopup="dialog">${icon('rules')}</button>
        </header>
        <div class="title">
          <h1>${seat.gameName}</h1>
          <p>${demo ? html`<b class="demo">${words.demo}</b>` : own.kind}</p>
        </div>
        <div class="machine">${stage}</div>
        ${choices ?? ''}
        <p id="news" aria-live="polite"><span class="unseen"></span> <span>${own.invite}</span> <small></small></p>
        <div class="panel">
          <div class="amount">
            <span aria-hidden="true">${words.balance}</span>
            <output id="balance" aria-label="${words.balance}">${inPesos(seat.coin)}</output>
          </div>
          <div class="amount">
            <span aria-hidden="true">${words.bet}</span>
            <output id="bet" aria-label="${words.bet}"></output>
          </div>
          <div class="play">
            <button id="lower" aria-label="${words.lower}">−</button>
            <button id="play">${own.play}</button>
            <button id="raise" aria-label="${words.raise}">+</button>
          </div>
        </div>
      </main>
      ${rulesBook({ name, bets: seat.bets, ...book }, words)}`,
  );
}
