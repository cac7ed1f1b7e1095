import type { Tile } from '#contract/entities.ts';

/** The length of a piece of the search text, letters. */
const pieceLength = 3;

/** The most pieces looked up; a longer text is a sentence, and its first words count. */
const mostPieces = 12;

/** The share of the pieces that the name of a near match has. */
const nearShare = 0.4;

/** The overlapping pieces of a text, each once: "carabou" has "car", "ara", "rab", "abo" and "bou". */
export function piecesOf(text: string): string[] {
  const letters = Array.from(text.toLowerCase().replace(/\s+/g, ' '));
  const pieces = letters.slice(pieceLength - 1).map((_, at) => letters.slice(at, at + pieceLength).join(''));
  return [...new Set(pieces.filter((piece) => piece.trim().length === pieceLength))].slice(0, mostPieces);
}

/** Games whose names have at least `nearShare` of the pieces, closest first; `found` is what each piece finds. */
export function closest(found: readonly (readonly Tile[])[]): Tile[] {
  const hits = new Map<number, { tile: Tile; count: number }>();
  for (const tile of found.flat()) hits.set(tile.id, { tile, count: (hits.get(tile.id)?.count ?? 0) + 1 });
  return [...hits.values()]
    .filter(({ count }) => count / found.length >= nearShare)
    .toSorted((a, b) => b.count - a.count)
    .map(({ tile }) => tile);
}
