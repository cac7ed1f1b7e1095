import { html } from 'hono/html';
import { picture } from './document.ts';
import { lines, paytable, rtp, symbols, type SlotSymbol } from './slot.ts';
import type { Words } from './words.ts';

const peso = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });
const percent = new Intl.NumberFormat('en-PH', { style: 'percent', minimumFractionDigits: 2 });

/** An amount in hundredths, formatted for players, such as ₱1,000.00. */
export const inPesos = (amount: number) => peso.format(amount / 100);

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);

/** SVG points of a payline over three by three cells, 100 units each. */
export const linePoints = (path: readonly number[]) =>
  path.map((row, at) => `${at * 100 + 50},${row * 100 + 50}`).join(' ');

const lineDrawing = (path: readonly number[]) =>
  html`<svg viewBox="0 0 300 300" aria-hidden="true"><polyline points="${linePoints(path)}" /></svg>`;

/** One row of the paytable; the page writes the amount at the current bet into `data-pays`. */
const prize = (symbol: SlotSymbol, words: Words) =>
  html`<li>
    ${picture(symbol)} <span>${words.symbols[symbol]}</span> <b data-pays="${paytable[symbol]}"></b>
    <small>${fill(words.times, { times: String(paytable[symbol] / lines.length) })}</small>
  </li>`;

/** The rules dialog: paytable, paylines, theoretical return, and the course of a round. */
export function rulesBook(bets: number[], words: Words) {
  const limits = { min: inPesos(bets[0]!), max: inPesos(bets.at(-1)!) };
  return html`<dialog id="book" aria-labelledby="book-title">
    <form method="dialog">
      <h2 id="book-title">${words.rules}</h2>
      <button aria-label="${words.close}">×</button>
    </form>
    <div class="leaf" tabindex="0" role="group" aria-labelledby="book-title">
      <h3>${words.threeAlike}</h3>
      <ul>
        ${symbols.map((symbol) => prize(symbol, words))}
      </ul>
      <p>${words.wild}</p>
      <h3>${words.linesTitle}</h3>
      <div class="drawings">${lines.map(lineDrawing)}</div>
      <p>${words.linesRule} ${fill(words.limits, limits)}</p>
      <h3>${words.rtpTitle}</h3>
      <p>${fill(words.rtpRule, { rtp: percent.format(rtp) })}</p>
      <h3>${words.fairTitle}</h3>
      <p>${words.fairRule}</p>
    </div>
  </dialog>`;
}
