import { html } from 'hono/html';
import { motifOf } from '../../art/motifs.ts';
import { picture } from '../document.ts';
import { odds, sports, type Pick } from '../kinds/sports.ts';
import { inBets } from '../rulesBook.ts';
import type { Words } from '../words/words.ts';
import { choiceField, type Game, type Stage } from './stage.ts';

/** A score board over a pitch, with the goals as they come. */
export function sportsStage({ gameId, gameName }: Game, words: Words): Stage {
  const own = words.kinds.sports;
  const home = motifOf(gameId, gameName);
  const away = home === 'eagle' ? 'tiger' : 'eagle';
  const pays = (pick: Pick) => odds[pick];
  const team = (side: 'home' | 'away', crest: string) =>
    html`<div class="team">${picture(crest)}<span>${own[side]}</span></div>`;
  return {
    stage: html`<div id="pitch" role="img" aria-label="${own.kind}">
      <svg viewBox="0 0 300 200" preserveAspectRatio="none" aria-hidden="true">
        <path d="M6 6H294V194H6ZM150 6V194M6 60H50V140H6M294 60H250V140H294" />
        <ellipse cx="150" cy="100" rx="34" ry="34" />
      </svg>
      <div class="board">${team('home', home)}<b id="score">0 – 0</b>${team('away', away)}</div>
      <p id="minute">0′</p>
      <ol id="goals" aria-hidden="true"></ol>
    </div>`,
    choices: choiceField(
      own.choose,
      sports.choices.map((pick) => ({ value: pick, label: own[pick], note: inBets(pays(pick)) })),
    ),
    drawings: [[home, away]],
    book: {
      title: own.pays,
      prizes: sports.choices.map((pick) => ({
        name: own[pick],
        pays: pays(pick),
        chance: (sports.rtp(pick) * 100) / pays(pick),
      })),
      rules: [own.rule],
    },
  };
}
