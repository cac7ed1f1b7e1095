import { fc } from '#tests/support/fastCheck.ts';
import { describe, expect, test, vi } from 'vitest';
import { factsOf } from './gameFacts.ts';
import { createIndex, normalize } from './catalogue.ts';
import type { Catalogue } from '#worker/storage/rows.ts';

const catalogue: Catalogue = {
  version: '1',
  types: [
    { id: 2, name: 'Live', status: 1, sort: 2 },
    { id: 1, name: 'Slots', status: 1, sort: 1 },
    { id: 3, name: 'Secret', status: 0, sort: 0 },
  ],
  brands: [
    { id: 1, name: 'Bahía', sort: 1 },
    { id: 2, name: 'Kidlat', sort: 2 },
  ],
  games: [
    { id: 1, name: 'Piña Riches', gameTypeId: 1, brandId: 1, sort: 3 },
    { id: 2, name: 'Señorita Luck', gameTypeId: 1, brandId: 2, sort: 1, hot: 1 },
    { id: 3, name: 'Baccarat', gameTypeId: 2, brandId: 2, sort: 2 },
    { id: 4, name: 'Hidden', gameTypeId: 3, brandId: 1, sort: 0 },
    { id: 5, name: 'Withdrawn', gameTypeId: 1, brandId: 1, sort: 0, status: 0 },
  ],
};
const all = { from: 0, count: 60 };
const names = (query: object) =>
  createIndex(catalogue)
    .find({ ...all, ...query })
    .tiles.map(({ name }) => name);

describe('what is shown', () => {
  test('games of hidden types and withdrawn games are neither shown nor found', () => {
    expect(names({})).toEqual(['Señorita Luck', 'Baccarat', 'Piña Riches']);
    expect(names({ text: 'hidden' })).toEqual([]);
  });

  test('hidden and withdrawn games have no cards among a player’s own, but keep their names (E-06)', () => {
    const { tilesOf, byId } = createIndex(catalogue);
    expect(tilesOf([5, 3, 4, 1, 77]).map(({ id }) => id)).toEqual([3, 1]);
    expect(byId.get(5)?.name).toBe('Withdrawn');
  });

  test('a category or brand without a game is not offered', () => {
    const types = [...catalogue.types, { id: 4, name: 'Sports', status: 1 as const, sort: 4 }];
    const index = createIndex({
      ...catalogue,
      types,
      brands: [...catalogue.brands, { id: 3, name: 'Amihan', sort: 3 }],
    });
    expect(index.types.map(({ name }) => name)).toEqual(['Slots', 'Live']);
    expect(index.brands.map(({ name }) => name)).toEqual(['Bahía', 'Kidlat']);
  });

  test('a brand has its number of games, in total and per category', () => {
    const games = catalogue.games.map((game) => (game.id === 3 ? { ...game, isNew: 1 as const } : game));
    expect(createIndex({ ...catalogue, games }).brands.map((brand) => brand.games)).toEqual([
      { all: 1, 1: 1 },
      { all: 2, 1: 1, 2: 1, 0: 1, [-1]: 1 },
    ]);
  });
});

/** The catalogue with these games instead, numbered from 1 and all in one category. */
const withGames = (...games: Partial<Catalogue['games'][number]>[]) =>
  createIndex({
    ...catalogue,
    games: games.map((game, i) => ({ id: i + 1, name: `Pearl ${i + 1}`, gameTypeId: 1, brandId: 1, ...game })),
  });
const idsOf = ({ find }: ReturnType<typeof createIndex>, query: object) =>
  find({ ...all, ...query }).tiles.map(({ id }) => id);

describe('order', () => {
  test('the first screen has the hot games, then the categories in their order', () => {
    expect(createIndex(catalogue).shelves.map(({ typeId, total }) => [typeId, total])).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  test('new games follow the hot ones and can be filtered', () => {
    const games = catalogue.games.map((game) => (game.id === 3 ? { ...game, isNew: 1 as const } : game));
    const { shelves, find } = createIndex({ ...catalogue, games });
    expect(shelves.map(({ typeId, total }) => [typeId, total]).slice(0, 2)).toEqual([
      [0, 1],
      [-1, 1],
    ]);
    expect(find({ ...all, isNew: true }).tiles.map(({ id }) => id)).toEqual([3]);
  });

  test('hot or new games come first, the others in the operator’s order', () => {
    const index = withGames({ sort: 3 }, { sort: 2, isNew: 1 }, { sort: 1 }, { sort: 4, hot: 1 });
    expect(idsOf(index, {})).toEqual([3, 2, 1, 4]);
    expect(idsOf(index, { order: 'popular' })).toEqual([4, 3, 2, 1]);
    expect(idsOf(index, { order: 'new' })).toEqual([2, 3, 1, 4]);
  });

  test('games are sorted by name as people would sort them, ignoring case and accents', () => {
    const index = withGames({ name: 'zebra' }, { name: 'Ágila' }, { name: 'Bituin' }, { name: 'agos' });
    expect(idsOf(index, { order: 'name' })).toEqual([2, 4, 3, 1]);
    expect(idsOf(index, { order: 'name', text: 'a', from: 1, count: 1 })).toEqual([4]);
  });

  test('games are sorted by name once, however many pages are asked for', () => {
    const { Collator } = Intl;
    const collator = vi.spyOn(Intl, 'Collator').mockImplementation(function () {
      return new Collator();
    });
    const index = withGames({ name: 'Bituin' }, { name: 'Agila' });
    expect(collator).not.toHaveBeenCalled();
    for (const from of [0, 1]) idsOf(index, { order: 'name', from });
    expect(collator).toHaveBeenCalledOnce();
  });
});

describe('filters', () => {
  test('the category, brand and hot filters combine', () => {
    expect(names({ typeId: 1, brandId: 2 })).toEqual(['Señorita Luck']);
    expect(names({ hot: true })).toEqual(['Señorita Luck']);
  });

  test('volatility is filtered in three bands: levels 1 and 2 are low, 3 medium, 4 and 5 high', () => {
    const index = withGames(
      { volatility: 5 },
      { volatility: 1 },
      { volatility: 3 },
      {},
      { volatility: 2 },
      { volatility: 4 },
    );
    expect([1, 2, 3].map((volatility) => idsOf(index, { volatility }))).toEqual([[2, 5], [3], [1, 6]]);
    expect(idsOf(index, {})).toHaveLength(6);
  });

  test('a least RTP excludes games that return less, or whose RTP is unknown', () => {
    const index = withGames({ rtp: 9_600 }, { rtp: 9_599 }, {}, { rtp: 9_601 });
    expect(idsOf(index, { leastRtp: 9_600 })).toEqual([1, 4]);
  });

  test('the bands and RTPs that games have are known, each once and those of hidden games left out', () => {
    const index = withGames(
      { volatility: 5, rtp: 9_600 },
      { volatility: 1, rtp: 9_600 },
      { volatility: 2 },
      { volatility: 3, rtp: 9_700, status: 0 },
    );
    expect(factsOf(index.shown)).toEqual({ volatilities: [1, 3], rtps: [9_600] });
    expect(factsOf(withGames({}).shown)).toEqual({ volatilities: [], rtps: [] });
  });
});

describe('search', () => {
  test('search ignores case and accents in names and brands, from one letter on', () => {
    expect(names({ text: 'PINA' })).toEqual(['Piña Riches']);
    expect(names({ text: 'bahia' })).toEqual(['Piña Riches']);
    expect(names({ text: 'ñ' })).toEqual(
      ['Señorita Luck', 'Baccarat', 'Piña Riches'].filter((name) => normalize(name).includes('n')),
    );
  });

  test('every visible game is found by any part of its name', () => {
    const index = createIndex(catalogue);
    const part = fc
      .constantFrom(...index.find(all).tiles)
      .chain(({ id, name }) => fc.tuple(fc.constant(id), fc.nat(name.length - 1), fc.constant(name)));
    fc.assert(
      fc.property(part, ([id, at, name]) =>
        index.find({ ...all, text: name.slice(at, at + 3).trim() }).tiles.some((tile) => tile.id === id),
      ),
    );
  });
});

describe('large catalogues', () => {
  test('a keystroke over 5,000 games takes no longer than a frame', () => {
    const games = Array.from({ length: 5_000 }, (_, i) => ({
      id: i + 1,
      name: `Pearl ${i.toString(36)} of the Sea`,
      gameTypeId: 1 + (i % 2),
      brandId: 1 + (i % 2),
    }));
    const index = createIndex({ ...catalogue, games });
    const times = ['p', 'pe', 'sea', 'kid', 'zz', '3f'].map((text) => {
      const from = performance.now();
      index.find({ text, from: 0, count: 60 });
      return performance.now() - from;
    });
    expect(times.toSorted((a, b) => a - b)[3]).toBeLessThan(16);
  });

  test('of 100,000 games 5,000 are shown, in the operator’s order (B5)', () => {
    const games = Array.from({ length: 100_000 }, (_, i) => ({
      id: 100_000 - i,
      name: `Pearl ${i}`,
      gameTypeId: 1,
      brandId: 1,
    }));
    const { total, find } = createIndex({ ...catalogue, games });
    expect(total).toBe(5_000);
    expect(find({ from: 4_999, count: 60 }).tiles.map(({ id }) => id)).toEqual([5_000]);
  });
});
