import { expect, test } from 'vitest';
import { defaultGames, gameAt } from '../db/seed/games.ts';
import { brandNames } from '../db/seed/words.ts';
import { cover, coverColours } from './cover.ts';
import { distance, look } from './look.ts';

const games = Array.from({ length: defaultGames }, (_, place) => gameAt(place));

/** The games seen first: the start of the catalogue, of the hot and new games, and of every shelf. */
const metFirst = (() => {
  const shelves = [1, 2, 3, 4, 5, 6, 7, 8].map((type) => games.filter(({ gameTypeId }) => gameTypeId === type));
  const marked = [games.filter(({ hot }) => hot), games.filter(({ isNew }) => isNew)];
  return new Set([games.slice(0, 60), ...[...marked, ...shelves].map((shelf) => shelf.slice(0, 9))].flat());
})();

/** The least distance at which covers look clearly different, and at which they differ at all (see `distance`). */
const plainly = 15;
const barely = 3;

const looks = await Promise.all(
  games.map(async (game) => ({
    game,
    seen: await look(cover(game.id, game.name, brandNames[game.brandId - 1]!)),
  })),
);

/** The smallest distance between any two of the covers. */
const apart = (some: typeof looks) =>
  Math.min(...some.flatMap(({ seen }, at) => some.slice(0, at).map((other) => distance(seen, other.seen))));

test('covers on the first screens look clearly different', () => {
  expect(apart(looks.filter(({ game }) => metFirst.has(game)))).toBeGreaterThan(plainly);
});

test('all covers of the catalogue are distinct', () => {
  expect(apart(looks)).toBeGreaterThan(barely);
});

test('the same game always gets the same cover', () => {
  expect(cover(1001, 'Golden Carabao', 'Tala')).toBe(cover(1001, 'Golden Carabao', 'Tala'));
});

test('a game’s name selects a matching drawing or genre motif', () => {
  const carabao = cover(1001, 'Golden Carabao', 'Tala');
  expect(carabao).not.toBe(cover(1001, 'Golden Crown', 'Tala'));
  expect(carabao).not.toBe(cover(1001, 'Golden Carabao Bingo', 'Tala'));
});

test('a cover’s placeholder colours match its background', () => {
  const colours = coverColours(1007).match(/#[0-9a-f]{6}/g);
  expect(colours).toHaveLength(2);
  for (const colour of colours!) expect(cover(1007, 'Golden Tiger', 'Tala')).toContain(`stop-color="${colour}"`);
});
