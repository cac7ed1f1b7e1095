import { html } from 'hono/html';
import type { Motif } from '../../art/motifs.ts';
import type { Book } from '../rulesBook.ts';

/** The input of a stage: the game, and the player's texts. */
export interface Game {
  gameId: number;
  gameName: string;
}

/** What a kind of game adds to its page. */
export interface Stage {
  /** The place where rounds are shown. */
  stage: unknown;
  /** The choices of a bet, if the stage itself doesn't show them. */
  choices?: unknown;
  /** The drawings that the page refers to, and further symbols. */
  drawings: [motifs: readonly Motif[], more?: string];
  /** Data for the page's script. */
  facts?: object;
  book: Book;
}

/** One choice, with its payout or another note below it. */
export interface Choice {
  value: string;
  label: unknown;
  note?: string;
}

/** The choices of a bet, as radio buttons; the first is preselected. */
export const choiceField = (legend: string, choices: readonly Choice[]) =>
  html`<fieldset id="choices">
    <legend>${legend}</legend>
    ${choices.map(
      ({ value, label, note }, at) =>
        html`<label data-value="${value}">
          <input type="radio" name="choice" value="${value}" ${at === 0 ? 'checked' : ''} />
          <span>${label}${note ? html` <small>${note}</small>` : ''}</span>
        </label>`,
    )}
  </fieldset>`;
