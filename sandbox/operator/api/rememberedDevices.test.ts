import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '#sandbox/db/tables.ts';
import type { Context } from '../context/handlers.ts';
import { createGate } from './gate.ts';

/** A gate whose log-ins all come from devices of player 7, by a clock that a test sets, and how often it looked one up. */
function opened() {
  const clock = { time: 0 };
  let count = 0;
  const db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (its) => new PostgresIntrospector(its),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [
      {
        transformQuery: ({ node }) => node,
        transformResult: async () => ({ rows: [{ id: 7 }], look: count++ }),
      },
    ],
  });
  const { inTurn } = createGate(db, () => clock.time);
  const login = (deviceId: string, { address = 'home', work = async () => {} } = {}) =>
    inTurn('smsSend', { userId: 0, address } as Context, { mobile: '09175550100', deviceId }, work);
  return { clock, inTurn, login, lookUps: () => count };
}

test('devices that logged in long ago are looked up again, as only so many are remembered (S30)', async () => {
  const { login, lookUps } = opened();
  await login('first');
  await login('first');
  expect(lookUps()).toBe(1);
  const others = 20_000;
  for (let n = 0; n < others; n++) await login(`other ${n}`);
  await login('first');
  expect(lookUps()).toBe(others + 2);
});

test('a device is looked up again after ten minutes, as a hand-over may have taken it (S30)', async () => {
  const { clock, login, lookUps } = opened();
  await login('first');
  clock.time = 10 * 60_000 - 1;
  await login('first');
  expect(lookUps()).toBe(1);
  clock.time += 1;
  await login('first');
  expect(lookUps()).toBe(2);
});

test('a flood of log-ins on a player’s device takes no place of the player’s own calls (S30)', async () => {
  const { inTurn, login } = opened();
  await login('first');
  let end = () => {};
  const ended = new Promise<void>((done) => (end = done));
  const flood = Array.from({ length: 100 }, (_, n) => login('first', { address: `10.${n}.0.1`, work: () => ended }));
  await new Promise((done) => setImmediate(done));
  const own = inTurn('selfExclude', { userId: 7, address: 'home' } as Context, {}, async () => 'done');
  expect(await own).toBe('done');
  end();
  await Promise.all(flood);
});
