import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '#sandbox/db/tables.ts';
import type { Context } from '../context/handlers.ts';
import { createGate } from './gate.ts';

test('devices that logged in long ago are looked up again, as only so many are remembered (S30)', async () => {
  let lookUps = 0;
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
        transformResult: async () => ({ rows: [{ id: 7 }], look: lookUps++ }),
      },
    ],
  });
  const { inTurn } = createGate(db);
  const login = (deviceId: string) =>
    inTurn('smsSend', { userId: 0, address: 'home' } as Context, { mobile: '09175550100', deviceId }, async () => {});
  await login('first');
  await login('first');
  expect(lookUps).toBe(1);
  const others = 20_000;
  for (let n = 0; n < others; n++) await login(`other ${n}`);
  await login('first');
  expect(lookUps).toBe(others + 2);
});
