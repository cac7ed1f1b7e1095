import { html } from 'hono/html';
import { allHands, hands, type Hand } from '../kinds/poker.ts';
import { inBets } from '../rulesBook.ts';
import { suitSymbols } from '../sprite.ts';
import type { Words } from '../words/words.ts';
import type { Game, Stage } from './stage.ts';

const names = Object.keys(hands) as Hand[];

/** A table with five cards, and the paying hands. */
export function pokerStage(_: Game, words: Words): Stage {
  const own = words.kinds.poker;
  const pays = (hand: Hand) => hands[hand].pays * 100;
  return {
    stage: html`<ul id="hands" aria-hidden="true">
        ${names.map((hand) => html`<li data-hand="${hand}">${own[hand]} <b>${inBets(pays(hand))}</b></li>`)}
      </ul>
      <div class="cards" id="cards" role="img" aria-label="${own.kind}"></div>`,
    drawings: [[], suitSymbols],
    book: {
      title: own.pays,
      prizes: names.map((hand) => ({ name: own[hand], pays: pays(hand), chance: hands[hand].count / allHands })),
      rules: [own.rule],
    },
  };
}
