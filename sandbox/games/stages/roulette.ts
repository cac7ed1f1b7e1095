import { html, raw } from 'hono/html';
import { at } from '../../art/drawing.ts';
import { motifOf } from '../../art/motifs.ts';
import { picture } from '../document.ts';
import { colourOf, roulette, tableBets, wheel, type TableBet } from '../kinds/roulette.ts';
import { inBets } from '../rulesBook.ts';
import type { Words } from '../words/words.ts';
import { choiceField, type Game, type Stage } from './stage.ts';

const turn = 360 / wheel.length;

/** One pocket at the top of the wheel, and its number. */
const pocket = (number: number) =>
  `<path class="${colourOf(number)}" d="M-8.1-95A95.3 95.3 0 0 1 8.1-95L5.3-62H-5.3Z"/><text y="-79">${number}</text>`;

const pockets = wheel.map((number, place) => at(0, 0, pocket(number), 1, place * turn)).join('');

/** A wheel with its ball, and the drawn number in the middle. */
export function rouletteStage({ gameId, gameName }: Game, words: Words): Stage {
  const own = words.kinds.roulette;
  const hero = motifOf(gameId, gameName);
  const pays = (bet: TableBet) => tableBets[bet].pays * 100;
  return {
    stage: html`<div id="bowl" role="img" aria-label="${own.kind}">
      <svg id="wheel" viewBox="-100 -100 200 200" aria-hidden="true">
        <circle class="rim" r="98" />
        ${raw(pockets)}
        <circle class="cone" r="60" />
      </svg>
      <svg id="orbit" viewBox="-100 -100 200 200" aria-hidden="true"><circle r="4.5" cy="-68" /></svg>
      <div id="fallen" aria-hidden="true">${picture(hero)}<b></b></div>
    </div>`,
    choices: choiceField(
      own.choose,
      roulette.choices.map((bet) => ({ value: bet, label: own[bet], note: inBets(pays(bet)) })),
    ),
    drawings: [[hero]],
    facts: { wheel },
    book: {
      title: own.pays,
      prizes: roulette.choices.map((bet) => ({
        name: own[bet],
        pays: pays(bet),
        chance: (roulette.rtp(bet) * 100) / pays(bet),
      })),
      rules: [own.rule],
    },
  };
}
