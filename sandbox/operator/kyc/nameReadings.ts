import { asLatin } from './lookalikes.ts';

/** Parts that don't belong to the name itself: they alone distinguish father and son. */
const suffixes = new Set(['jr', 'sr', 'jnr', 'snr', 'junior', 'senior', 'ii', 'iii', 'iv']);

/** Parts that Philippine documents abbreviate. */
const whole = new Map([
  ['ma', 'maria'],
  ['sta', 'santa'],
  ['sto', 'santo'],
]);

/** The words of a name in plain letters: without case, accents, lookalikes of other scripts, and punctuation. */
function wordsOf(name: string): string[] {
  const letters = asLatin(name.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, ''));
  const text = letters.replace(/['‘’ʼ`´]/g, '').replace(/[^\p{L}]+/gu, ' ');
  return text
    .replace(/\bde (?=(la|las|los)\b)/g, 'de')
    .split(' ')
    .filter(Boolean);
}

/** A name as it is written: the words in their order, in plain letters. */
export const foldOf = (name: string): string => wordsOf(name).join(' ');

/** The words that belong to the name itself. */
function ownOf(words: string[]): string[] {
  const own = words.filter((word) => !suffixes.has(word));
  return own.length > 0 ? own : words;
}

const expanded = (words: string[]) => words.map((word) => whole.get(word) ?? word);

/**
 * The parts of a name for comparison between persons: without case, accents, lookalikes of other scripts, wide and
 * invisible forms, punctuation and suffixes, and with usual abbreviations in full.
 */
export const partsOf = (name: string): string[] => expanded(ownOf(wordsOf(name)));

/** What a word may stand for: a suffix for nothing, an abbreviation for the whole, and each for itself. */
function waysOf(word: string): string[][] {
  if (suffixes.has(word)) return [[], [word]];
  const full = whole.get(word);
  return full ? [[full], [word]] : [[word]];
}

/** Max readings of a name, which three such words have, as in "Ma. Sta. Cruz Jr.": hardly a name has more of them. */
const mostReadings = 8;

const distinct = (readings: string[][]) => [
  ...new Map(readings.filter((each) => each.length > 0).map((each) => [each.join(' '), each])).values(),
];

/**
 * Everything that a name may spell: what looks like a suffix or an abbreviation may be part of a word in two pieces.
 * `isAll` is false for a name with too many of them, which are read all or none then.
 */
export function readingsOf(name: string): { readings: string[][]; isAll: boolean } {
  const words = wordsOf(name);
  let readings: string[][] = [[]];
  for (const word of words) {
    const ways = waysOf(word);
    readings = readings.flatMap((reading) => ways.map((way) => [...reading, ...way]));
    if (readings.length > mostReadings) {
      const own = ownOf(words);
      return { readings: distinct([expanded(own), own, words, expanded(words)]), isAll: false };
    }
  }
  return { readings: distinct(readings), isAll: true };
}

/** The letters that every reading of a name has, and all that some have. */
export function lettersOf(name: string): { least: string; most: string } {
  const words = wordsOf(name);
  const firm = words.filter((word) => waysOf(word).length === 1);
  return { least: firm.join(''), most: [...words, ...expanded(words)].join('') };
}
