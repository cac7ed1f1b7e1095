import { html } from 'hono/html';
import { page, picture } from './document.ts';
import { inPesos, linePoints, rulesBook } from './rulesBook.ts';
import { lines, outcomeAt, rows, strips, type SlotSymbol } from './slot.ts';
import type { Words } from './words.ts';

/** The data of a seat that the game page needs. Amounts are hundredths. */
export interface SeatView {
  session: string;
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

/** A reel's strip with its beginning repeated at the end, so that every stop has rows below it. */
const reel = (strip: readonly SlotSymbol[]) =>
  html`<div class="reel">
    <div class="strip">${[...strip, ...strip.slice(0, rows)].map(picture)}</div>
  </div>`;

/** Text alternative of the reels before the first spin, row by row. */
function shown({ symbols }: Words): string {
  const { reels } = outcomeAt(strips.map(() => 0));
  return reels[0]!.map((_, row) => reels.map((column) => symbols[column[row]!]).join(', ')).join('; ');
}

/** The game page: reels, balance, bet, and the rules dialog. */
export function slotPage(seat: SeatView, words: Words) {
  const data = JSON.stringify({ ...seat, lines: lines.length, paths: lines, words });
  return page(
    { words, title: seat.gameName, look: seat.gameId, script: 'slot.js' },
    html`<svg class="seabed" aria-hidden="true"><use href="#seabed"></use></svg>
      <div class="bubbles" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i><i></i></div>
      <main id="table" data-table="${data}">
        <header>
          <button id="home" aria-label="${words.home}">${icon('home')}</button>
          <button id="sound" aria-label="${words.sound}" aria-pressed="false">${icon('sound')}</button>
          <button id="rules" aria-label="${words.rules}" aria-haspopup="dialog">${icon('rules')}</button>
        </header>
        <h1>${seat.gameName}</h1>
        <div class="machine">
          ${seat.demo ? html`<p class="demo">${words.demo}</p>` : ''}
          <div id="reels" class="reels" role="img" aria-label="${shown(words)}">${strips.map(reel)}</div>
          <svg class="lines" viewBox="0 0 300 300" aria-hidden="true">
            ${lines.map((path) => html`<polyline points="${linePoints(path)}" />`)}
          </svg>
        </div>
        <p id="news" aria-live="polite">${words.invite}</p>
        <div class="panel">
          <div class="amount">
            <span aria-hidden="true">${words.balance}</span>
            <output id="balance" aria-label="${words.balance}">${inPesos(seat.coin)}</output>
            <button id="deposit" aria-label="${words.deposit}" hidden>+</button>
          </div>
          <div class="amount">
            <span aria-hidden="true">${words.bet}</span>
            <output id="bet" aria-label="${words.bet}"></output>
          </div>
          <div class="play">
            <button id="lower" aria-label="${words.lower}">−</button>
            <button id="spin">${words.spin}</button>
            <button id="raise" aria-label="${words.raise}">+</button>
          </div>
        </div>
      </main>
      ${rulesBook(seat.bets, words)}`,
  );
}
