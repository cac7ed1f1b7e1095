import { html } from 'hono/html';
import { chance } from '../../art/drawing.ts';
import { motifOf } from '../../art/motifs.ts';
import { picture } from '../document.ts';
import { bingo, bingoLines, lineChances, linePays } from '../kinds/bingo.ts';
import { fill } from '../rulesBook.ts';
import type { Words } from '../words/words.ts';
import type { Game, Stage } from './stage.ts';

/** A card of five by five with its free field, the ball just called, and the number of calls so far. */
export function bingoStage({ gameId, gameName }: Game, words: Words): Stage {
  const own = words.kinds.bingo;
  const hero = motifOf(gameId, gameName);
  const { card, called } = bingo.draw(chance(gameId));
  const paying = linePays.map((pays, lines) => ({ pays, lines })).slice(1);
  const nameOf = (lines: number) => {
    if (lines === 1) return own.line;
    return fill(lines < paying.length ? own.lines : own.linesMore, { n: String(lines) });
  };
  const chanceOf = (lines: number) =>
    lines < paying.length ? lineChances[lines]! : lineChances.slice(lines).reduce((sum, each) => sum + each, 0);
  return {
    stage: html`<p class="balls" aria-hidden="true">
        <b id="ball">–</b><span id="recent"></span><small id="count">0 / ${called.length}</small>
      </p>
      <div id="card" class="sample" role="img" aria-label="${fill(own.shown, { n: '0' })}">
        <p>${['B', 'I', 'N', 'G', 'O'].map((letter) => html`<b>${letter}</b>`)}</p>
        <div>${card.map((number) => html`<i>${number || picture(hero)}</i>`)}</div>
      </div>`,
    drawings: [[hero]],
    facts: { lines: bingoLines },
    book: {
      title: own.pays,
      prizes: paying.map(({ pays, lines }) => ({ name: nameOf(lines), pays, chance: chanceOf(lines) })),
      rules: [own.rule],
    },
  };
}
