import { backdrops, badges } from './backdrops.ts';
import { drawing, gradients, motifNames, pen, pick, type Motif } from './drawing.ts';
import { palettes } from './palettes.ts';

/** Words of a game's name, and the drawing that they call for. */
const calls: readonly (readonly [RegExp, Motif])[] = [
  [/pawikan|turtle/i, 'turtle'],
  [/tuna|marlin|\bfish\b/i, 'fish'],
  [/whale|dolphin|sirena|mermaid/i, 'whale'],
  [/eagle|maya\b|rooster|phoenix|falcon|peacock/i, 'eagle'],
  [/butterfly|mariposa|firefly/i, 'butterfly'],
  [/sampaguita|orchid|lotus|flower/i, 'flower'],
  [/coconut|waterfall/i, 'palm'],
  [/durian|calamansi|bibingka|halo/i, 'fruit'],
  [/carabao|tamaraw|lechon/i, 'carabao'],
  [/tiger|panther|tarsier|monkey/i, 'tiger'],
  [/dragon|kapre/i, 'dragon'],
  [/crown|princesa|reina|datu|sultan/i, 'crown'],
  [/parol|lantern/i, 'parol'],
  [/bangka|vinta|galleon/i, 'boat'],
  [/anchor|compass/i, 'anchor'],
  [/lighthouse/i, 'lighthouse'],
  [/volcano/i, 'volcano'],
  [/sunrise|rainbow/i, 'sun'],
  [/diamond/i, 'gem'],
  [/treasure|fortune|jackpot/i, 'chest'],
  [/jeepney|kalesa/i, 'jeepney'],
  [/carnival|festival|banderitas|higante|diwata|señorita/i, 'mask'],
  [/palace|temple|castle/i, 'palace'],
  [/plaza|mercado/i, 'hut'],
  [/serenade|kundiman|tinikling|niño/i, 'guitar'],
  [/comet|galaxy/i, 'planet'],
  [/pearl|perlas/i, 'pearl'],
];

/** Words of a game's name, and the small sign of its kind. */
const kinds: readonly (readonly [RegExp, keyof typeof badges])[] = [
  [/baccarat|blackjack|poker|pusoy|tongits/i, 'cards'],
  [/dice|color game/i, 'dice'],
  [/roulette|\blive\b/i, 'wheel'],
  [/bingo/i, 'ball'],
  [/\bcup\b|league/i, 'cup'],
  [/fishing|hunter/i, 'hook'],
  [/crash|mines|plinko/i, 'spark'],
];

/** The borders that makers give their games, on the square of a cover. */
const borders = [
  '',
  '<rect x="5" y="5" width="190" height="190" rx="14" fill="none" stroke="url(#m)" stroke-width="3"/>',
  '<rect x="8" y="8" width="184" height="184" rx="16" fill="none" stroke="url(#m)" stroke-width="5" stroke-dasharray="0 11.6"/>',
  '<path fill="none" stroke="url(#a)" stroke-width="7" d="M0 197q12.5-9 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0M0 3q12.5 9 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0"/>',
];

const sum = (text: string) => Array.from(text).reduce((total, letter) => total + letter.codePointAt(0)!, 0);

/** The drawing that a game's name calls for; a name that calls for none takes its turn. */
const motifOf = (id: number, name: string): Motif =>
  calls.find(([word]) => word.test(name))?.[1] ?? pick(motifNames, id * 7);

/**
 * A game's cover, a square SVG of less than 2 kB without words: always the same for the same game, and unlike its
 * neighbours in light, background, drawing and place.
 */
export function cover(id: number, name: string, brand: string): string {
  const palette = pick(palettes, id * 5);
  const kind = kinds.find(([word]) => word.test(name))?.[1];
  const size = (1.3 + (id % 9) * 0.03).toFixed(2);
  const side = id % 16 < 8 ? '' : '-';
  const turn = ((id * 3) % 7) - 3;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" color="${palette.ink}" ${pen}>${gradients(palette)}` +
    `<path fill="url(#b)" d="M0 0h200v200H0Z"/>${pick(backdrops, id * 4 + Math.floor(id / palettes.length))}` +
    `<circle cx="100" cy="98" r="96" fill="url(#g)"/>${pick(borders, sum(brand))}` +
    `<g transform="translate(100 100) scale(${side}${size} ${size}) rotate(${turn}) translate(-50 -50)">${drawing(motifOf(id, name))}</g>` +
    (kind
      ? `<circle cx="168" cy="168" r="24" opacity=".8"/><g transform="translate(148 148)">${badges[kind]}</g>`
      : '') +
    `</svg>`
  );
}
