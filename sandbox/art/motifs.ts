import { land } from './motifs/land.ts';
import { made } from './motifs/made.ts';
import { places } from './motifs/places.ts';
import { sea } from './motifs/sea.ts';
import { pick } from './drawing.ts';

const motifs = { ...sea, ...land, ...made, ...places };

/** The name of a drawing. */
export type Motif = keyof typeof motifs;

/** The drawing of this name, on a square of 100 by 100. */
export const drawing = (motif: Motif): string => motifs[motif];

/** Words of game names, and the drawing that each suggests. */
const calls: readonly (readonly [RegExp, Motif])[] = [
  [/pawikan|turtle/i, 'turtle'],
  [/tuna\b/i, 'fish'],
  [/marlin/i, 'marlin'],
  [/dolphin/i, 'dolphin'],
  [/whale|sirena/i, 'whale'],
  [/eagle|maya\b|phoenix|falcon/i, 'eagle'],
  [/rooster/i, 'rooster'],
  [/peacock/i, 'peacock'],
  [/butterfly|mariposa/i, 'butterfly'],
  [/firefly/i, 'firefly'],
  [/sampaguita|orchid/i, 'flower'],
  [/lotus|diwata/i, 'lotus'],
  [/coconut/i, 'palm'],
  [/durian|calamansi|bibingka/i, 'fruit'],
  [/halo-halo/i, 'haloHalo'],
  [/carabao|tamaraw|lechon/i, 'carabao'],
  [/tarsier/i, 'tarsier'],
  [/monkey/i, 'monkey'],
  [/tiger|panther/i, 'tiger'],
  [/dragon|kapre/i, 'dragon'],
  [/crown|princesa|reina|datu|sultan/i, 'crown'],
  [/parol|lantern/i, 'parol'],
  [/bangka|vinta/i, 'boat'],
  [/galleon/i, 'galleon'],
  [/anchor/i, 'anchor'],
  [/compass/i, 'compass'],
  [/lighthouse/i, 'lighthouse'],
  [/volcano/i, 'volcano'],
  [/waterfall/i, 'waterfall'],
  [/sunrise/i, 'sun'],
  [/rainbow/i, 'rainbow'],
  [/comet/i, 'comet'],
  [/galaxy/i, 'planet'],
  [/diamond/i, 'gem'],
  [/treasure|fortune|jackpot/i, 'chest'],
  [/jeepney/i, 'jeepney'],
  [/kalesa/i, 'kalesa'],
  [/señorita|banderitas/i, 'fan'],
  [/carnival|higante/i, 'mask'],
  [/festival|tinikling|niño/i, 'drum'],
  [/castle/i, 'castle'],
  [/temple|palace/i, 'temple'],
  [/plaza|mercado/i, 'hut'],
  [/serenade|kundiman/i, 'guitar'],
  [/pearl|perlas/i, 'pearl'],
];

const names = Object.keys(motifs) as Motif[];

/** The drawing suggested by a game's name: that of its last known word; a name without one gets a drawing in turn. */
export function motifOf(id: number, name: string): Motif {
  for (const word of name.split(' ').toReversed()) {
    const called = calls.find(([words]) => words.test(word));
    if (called) return called[1];
  }
  return pick(names, id * 7);
}
