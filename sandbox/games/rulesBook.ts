import { html } from 'hono/html';
import { kinds, returnsOf, type KindName } from './kinds/kinds.ts';
import type { Words } from './words/words.ts';

const peso = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });
const percent = new Intl.NumberFormat('en-PH', { style: 'percent', minimumFractionDigits: 2 });
const times = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 2 });

/** An amount in hundredths, formatted for players, such as ₱1,000.00. */
export const inPesos = (amount: number) => peso.format(amount / 100);

/** A payout from hundredths of the bet, such as 2.5×. */
export const inBets = (pays: number) => `${times.format(pays / 100)}×`;

/** A text with its {names} filled in. */
export const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);

/** One row of the paytable; `pays` is in hundredths of the bet, `chance` is that of this result. */
interface Prize {
  drawing?: unknown;
  name: string;
  pays: number;
  chance?: number;
}

/** What a kind adds to the rules common to all. */
export interface Book {
  title: string;
  prizes: readonly Prize[];
  /** The rules, a paragraph each. */
  rules: readonly unknown[];
}

/** One row of the paytable; the page writes the amount at the current bet into `data-pays`. */
const row = ({ drawing, name, pays, chance }: Prize) =>
  html`<li>
    ${drawing ?? html`<i></i>`}
    <span>${name}${chance === undefined ? '' : html` <small>${percent.format(chance)}</small>`}</span>
    <b data-pays="${pays}"></b>
    <small>${inBets(pays)}</small>
  </li>`;

/** The rules dialog: paytable, rules, theoretical return, and the course of a round. */
export function rulesBook(
  { name, bets, title, prizes, rules }: Book & { name: KindName; bets: number[] },
  words: Words,
) {
  const limits = { min: inPesos(bets[0]!), max: inPesos(bets.at(-1)!) };
  const returns = returnsOf(kinds[name]).map((rtp) => percent.format(rtp));
  const rtp = [...new Set([returns[0]!, returns.at(-1)!])].join('–');
  return html`<dialog id="book" aria-labelledby="book-title">
    <form method="dialog">
      <h2 id="book-title">${words.rules}</h2>
      <button aria-label="${words.close}">×</button>
    </form>
    <div class="leaf" tabindex="0" role="group" aria-labelledby="book-title">
      <h3>${title}</h3>
      <ul>
        ${prizes.map(row)}
      </ul>
      ${rules.map((rule) => html`<p>${rule}</p>`)}
      <p>${fill(words.limits, limits)}</p>
      <h3>${words.rtpTitle}</h3>
      <p>${fill(words.rtpRule, { rtp })}</p>
      <h3>${words.fairTitle}</h3>
      <p>${words.fairRule}</p>
    </div>
  </dialog>`;
}
