import { html } from 'hono/html';
import type { Motif } from '../../art/motifs.ts';
import type { Book } from '../rulesBook.ts';

/** What a stage is made of: the game, and how its player's language calls things. */
export interface Game {
  gameId: number;
  gameName: string;
}

/** What a kind of game has of its own on its page. */
export interface Stage {
  /** The place where rounds are shown. */
  stage: unknown;
  /** What a bet may be on, if the stage itself doesn't show it. */
  choices?: unknown;
  /** The drawings that the page refers to, and further symbols. */
  drawings: [motifs: readonly Motif[], more?: string];
  /** What the page's script needs to know. */
  facts?: object;
  book: Book;
}

/** One choice, with what it pays or another note below it. */
export interface Choice {
  value: string;
  label: unknown;
  note?: string;
}

/** The choices of a bet, as radio buttons; the first is chosen. */
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
