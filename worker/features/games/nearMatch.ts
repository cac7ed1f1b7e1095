import type { Game } from '#contract/entities.ts';
import { normalize } from './catalogue.ts';

/** The part of a search text that counts, in characters: as much as the field takes, however much a link has. */
const longestText = 60;

/** The length of a piece of the search text; a game whose name has none of them is no near match. */
const pieceLength = 3;

/** The share of pieces that a near match's name must contain. */
const nearShare = 0.4;

/** The overlapping pieces of a text, each once: "carabou" has "car", "ara", "rab", "abo" and "bou". */
function piecesOf(text: string): string[] {
  const letters = Array.from(normalize(text.trim().slice(0, longestText)).replaceAll(/\s+/g, ' '));
  const pieces = letters.slice(pieceLength - 1).map((_, at) => letters.slice(at, at + pieceLength).join(''));
  return [...new Set(pieces.filter((piece) => piece.trim().length === pieceLength))];
}

/** The ids of the games whose names share the most pieces with a text, the closest first, otherwise in order. */
export function nearest(text: string, games: readonly Pick<Game, 'id' | 'name'>[], count: number): number[] {
  const pieces = piecesOf(text);
  const shareOf = (name: string) => pieces.filter((piece) => name.includes(piece)).length / pieces.length;
  return games
    .map(({ id, name }) => ({ id, share: shareOf(normalize(name)) }))
    .filter(({ share }) => share >= nearShare)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, count)
    .map(({ id }) => id);
}
