import { html } from 'hono/html';
import { baccarat, sidePays } from '../kinds/baccarat.ts';
import { inBets } from '../rulesBook.ts';
import { suitSymbols } from '../sprite.ts';
import type { Words } from '../words/words.ts';
import { choiceField, type Game, type Stage } from './stage.ts';

/** A table with two hands and their totals. */
export function baccaratStage(_: Game, words: Words): Stage {
  const own = words.kinds.baccarat;
  const hand = (side: 'player' | 'banker') =>
    html`<div class="hand" id="${side}" role="img" aria-label="${own[side]}">
      <h2>${own[side]} <b></b></h2>
      <div class="cards"></div>
    </div>`;
  return {
    stage: html`${hand('banker')}${hand('player')}`,
    choices: choiceField(
      own.choose,
      baccarat.choices.map((side) => ({ value: side, label: own[side], note: inBets(sidePays[side]) })),
    ),
    drawings: [[], suitSymbols],
    book: {
      title: own.pays,
      prizes: baccarat.choices.map((side) => ({ name: own[side], pays: sidePays[side] })),
      rules: [own.rule, own.shoe],
    },
  };
}
