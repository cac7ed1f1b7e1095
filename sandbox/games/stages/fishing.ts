import { html } from 'hono/html';
import { picture } from '../document.ts';
import { catchChance, fishing, fishPays, type Fish } from '../kinds/fishing.ts';
import { inBets } from '../rulesBook.ts';
import type { Words } from '../words/words.ts';
import { choiceField, type Game, type Stage } from './stage.ts';

const pays = (fish: Fish) => fishPays[fish] * 100;

/** The sea with its fish, each of which can be targeted, and the net below. */
export function fishingStage(_: Game, words: Words): Stage {
  const own = words.kinds.fishing;
  const swimming = fishing.choices.map((fish) => ({
    value: fish,
    label: html`${picture(fish)}<span class="unseen">${own[fish]}</span>`,
    note: inBets(pays(fish)),
  }));
  return {
    stage: html`<div class="bubbles" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i><i></i></div>
      ${choiceField(own.choose, swimming)}
      <svg id="net" viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="44" />
        <path d="M-44 0H44M0-44V44M-38-22H38M-38 22H38M-22-38V38M22-38V38" />
      </svg>
      <div id="vessel" aria-hidden="true">${picture('boat')}</div>`,
    drawings: [[...fishing.choices, 'boat']],
    book: {
      title: own.pays,
      prizes: fishing.choices.map((fish) => ({
        drawing: picture(fish),
        name: own[fish],
        pays: pays(fish),
        chance: catchChance(fish),
      })),
      rules: [own.rule],
    },
  };
}
