import { html } from 'hono/html';
import { dice, sideChances, sidePays } from '../kinds/dice.ts';
import { fill } from '../rulesBook.ts';
import type { Words } from '../words/words.ts';
import { choiceField, type Game, type Stage } from './stage.ts';

const sideNames = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** The face of a die: one to six pips, or in a color game six colours. */
const face = (side: number) =>
  html`<i class="die" data-side="${side}" aria-hidden="true">${pips.map(() => html`<i></i>`)}</i>`;
const pips = Array.from({ length: 9 });

/** A tray with three dice. */
export function diceStage({ gameName }: Game, words: Words): Stage {
  const own = words.kinds.dice;
  const inColours = /colou?r/i.test(gameName);
  const names = sideNames.map((name, at) => (inColours ? own[name] : String(at + 1)));
  return {
    stage: html`<div id="tray" class="${inColours ? 'colours' : 'pips'}" role="img" aria-label="${own.kind}">
      ${[1, 3, 5].map(face)}
    </div>`,
    choices: html`<div class="${inColours ? 'colours' : 'pips'}">
      ${choiceField(
        own.choose,
        dice.choices.map((value, at) => ({
          value,
          label: html`${face(at + 1)}<span class="unseen">${names[at]!}</span>`,
        })),
      )}
    </div>`,
    drawings: [[]],
    facts: { names },
    book: {
      title: own.pays,
      prizes: [1, 2, 3].map((n) => ({
        name: fill(own.of, { n: String(n) }),
        pays: sidePays[n]! * 100,
        chance: sideChances[n]!,
      })),
      rules: [own.rule],
    },
  };
}
