import { html } from 'hono/html';
import { motifOf } from '../../art/motifs.ts';
import { picture } from '../document.ts';
import { crash } from '../kinds/crash.ts';
import { inBets } from '../rulesBook.ts';
import type { Words } from '../words/words.ts';
import { choiceField, type Game, type Stage } from './stage.ts';

const paysOf = (choice: string) => Math.round(Number(choice) * 100);

/** A night sky in which the game's own drawing rises along a curve, with the multiplier. */
export function crashStage({ gameId, gameName }: Game, words: Words): Stage {
  const own = words.kinds.crash;
  const hero = motifOf(gameId, gameName);
  return {
    stage: html`<div id="sky" role="img" aria-label="${own.kind}">
      <svg class="curve" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path class="grid" d="M0 25H100M0 50H100M0 75H100" />
        <line id="goal" x1="0" x2="100" y1="0" y2="0" />
        <path id="under" d="" />
        <path id="trail" d="" />
      </svg>
      <div id="flyer" aria-hidden="true">${picture(hero)}</div>
      <b id="multiplier">1.00×</b>
    </div>`,
    choices: choiceField(
      own.choose,
      crash.choices.map((value) => ({ value, label: inBets(paysOf(value)) })),
    ),
    drawings: [[hero]],
    book: {
      title: own.pays,
      prizes: crash.choices.map((choice) => ({
        name: own.choose,
        pays: paysOf(choice),
        chance: (crash.rtp(choice) * 100) / paysOf(choice),
      })),
      rules: [own.rule],
    },
  };
}
