import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameAt, mostGames, seedGames } from '#sandbox/db/seed/games.ts';
import { createRespond } from '#sandbox/http/respond.ts';
import { readCatalogue } from './catalogue.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';

/** Budget for a first visitor's first screen, in compressed bytes (performance, first answers). */
const firstScreenBudget = 8_000;

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator({ respond: createRespond() });
});
afterAll(() => operator.close());

test('game names are unique, however many games there are', () => {
  const names = Array.from({ length: mostGames }, (_, place) => gameAt(place).name);
  expect(new Set(names).size).toBe(mostGames);
  expect(names.slice(0, 300).filter((name) => /[ñé]/.test(name)).length).toBeGreaterThan(3);
});

test('300 games fill 8 shelves from 12 providers, one in maintenance, one shelf hidden', () => {
  const { games, gameTypes, brands } = operator.context.catalogue;
  expect(new Set(games.map(({ gameTypeId }) => gameTypeId)).size).toBe(8);
  expect(new Set(games.map(({ brandId }) => brandId)).size).toBe(12);
  expect(brands).toHaveLength(12);
  expect(games.filter(({ maintenance }) => maintenance)).toHaveLength(1);
  expect(gameTypes.filter(({ status }) => status === 0)).toHaveLength(1);
});

test('the version changes with the games', async () => {
  const before = operator.context.catalogue.gameListVersion;
  expect((await readCatalogue(operator.db)).gameListVersion).toBe(before);
  await operator.db.transaction().execute((trx) => seedGames(trx, 301));
  expect((await readCatalogue(operator.db)).gameListVersion).not.toBe(before);
});

test.each(['br', 'gzip'])('a first visitor’s first screen fits its budget in %s', async (coding) => {
  const calls = { preLogin: samples.preLogin, 'anonymous/appConfig': {}, 'anonymous/appTheme': {}, getActivityIds: {} };
  let bytes = 0;
  for (const [name, body] of Object.entries(calls)) {
    const response = await operator.fetch(operator.request(name, body, '', { 'accept-encoding': coding }));
    bytes += (await response.arrayBuffer()).byteLength;
  }
  expect(bytes).toBeLessThan(firstScreenBudget);
});
