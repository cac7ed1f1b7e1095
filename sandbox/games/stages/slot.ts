import { html } from 'hono/html';
import { chance } from '../../art/drawing.ts';
import { motifOf, type Motif } from '../../art/motifs.ts';
import { land } from '../../art/motifs/land.ts';
import { made } from '../../art/motifs/made.ts';
import { places } from '../../art/motifs/places.ts';
import { sea } from '../../art/motifs/sea.ts';
import { picture } from '../document.ts';
import { drawn } from '../kinds/kind.ts';
import { lines, outcomeAt, paytable, rows, strips, symbols, type SlotSymbol } from '../kinds/slot.ts';
import type { Words } from '../words/words.ts';
import type { Game, Stage } from './stage.ts';

const families: readonly object[] = [sea, land, made, places];

/** The drawing of each symbol: the wild pearl, the game's own, and others of its kind, always the same for a game. */
function drawingsOf({ gameId, gameName }: Game): Record<SlotSymbol, Motif> {
  const called = motifOf(gameId, gameName);
  const hero = called === 'pearl' ? 'chest' : called;
  const family = families.find((each) => hero in each)!;
  const others = (Object.keys(family) as Motif[]).filter((motif) => motif !== hero && motif !== 'pearl');
  const all: Motif[] = ['pearl', hero, ...drawn(others, symbols.length - 2, chance(gameId))];
  return Object.fromEntries(symbols.map((symbol, at) => [symbol, all[at]])) as Record<SlotSymbol, Motif>;
}

/** SVG points of a payline over three by three cells, 100 units each. */
const linePoints = (path: readonly number[]) => path.map((row, at) => `${at * 100 + 50},${row * 100 + 50}`).join(' ');

const lineDrawing = (path: readonly number[]) =>
  html`<svg viewBox="0 0 300 300" aria-hidden="true"><polyline points="${linePoints(path)}" /></svg>`;

/** Reels in their frame, with the paylines. */
export function slotStage(game: Game, words: Words): Stage {
  const own = words.kinds.slot;
  const drawings = drawingsOf(game);
  const names = Object.fromEntries(symbols.map((symbol) => [symbol, words.motifs[drawings[symbol]]]));
  const { reels } = outcomeAt(strips.map(() => 0));
  const shown = reels[0]!.map((_, row) => reels.map((column) => names[column[row]!]).join(', ')).join('; ');
  // The start of a reel's strip is repeated at its end, so that every stop has rows below it.
  const reel = (strip: readonly SlotSymbol[]) =>
    html`<div class="reel">
      <div class="strip">${[...strip, ...strip.slice(0, rows)].map((symbol) => picture(drawings[symbol]))}</div>
    </div>`;
  return {
    stage: html`<div id="reels" class="reels" role="img" aria-label="${shown}">${strips.map(reel)}</div>
      <svg class="lines" viewBox="0 0 300 300" aria-hidden="true">
        ${lines.map((path) => html`<polyline points="${linePoints(path)}" />`)}
      </svg>`,
    drawings: [[drawings.motif1, ...Object.values(drawings).filter((motif) => motif !== drawings.motif1)]],
    facts: { paths: lines, symbols: names },
    book: {
      title: own.pays,
      prizes: symbols.map((symbol) => ({
        drawing: picture(drawings[symbol]),
        name: names[symbol]!,
        pays: (paytable[symbol] * 100) / lines.length,
      })),
      rules: [own.wild, own.linesRule, html`<span class="drawings">${lines.map(lineDrawing)}</span>`],
    },
  };
}
