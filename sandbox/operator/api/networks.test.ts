import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Name } from '#contract/endpoints.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { rememberDevice } from '../identity/devices.ts';
import { usualCaps } from '../context/caps.ts';
import { createGate } from './gate.ts';
import type { Context } from '../context/handlers.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

/** The networks of one line, each another /64 of its /56. */
const ofLine = (n: number) => `2001:db8:1:a${(16 + n).toString(16)}::`;
const elsewhere = '2001:db8:2:1::';

/** A gate, the ids of begun work in order, and functions to end the oldest, or all. */
function opened() {
  const { inTurn } = createGate(operator.db);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  let isOver = false;
  const ask = (id: string, name: Name, address: string, input = {}) =>
    inTurn(name, { userId: 0, address } as Context, input, async () => {
      begun.push(id);
      if (!isOver) await new Promise<void>((end) => ends.push(end));
    });
  function endAll() {
    isOver = true;
    for (const end of ends) end();
  }
  return { begun, ask, endNext: () => ends.shift()!(), endAll };
}

test('a line with many networks holds up another’s log-in by one turn, and refuses none (S30)', async () => {
  const { begun, ask, endNext, endAll } = opened();
  const guess = (n: number) => ask(`guess ${n}`, 'accountRegist', ofLine(n));
  const guesses = Array.from({ length: 60 }, (_, n) => guess(n));
  const refused = Promise.allSettled(guesses);
  await expect.poll(() => begun).toHaveLength(1);
  await Promise.race(guesses).catch(() => {});
  const own = ask('own', 'accountRegist', elsewhere);
  for (let turn = 0; turn < 50; turn++) await new Promise((done) => setImmediate(done));
  endNext();
  await expect.poll(() => begun).toHaveLength(2);
  expect(begun[1]).toBe('own');
  endAll();
  await own;
  expect((await refused).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(30);
});

test('accounts of one line’s networks hold up another’s known device by one turn (S30)', async () => {
  const mobiles = Array.from({ length: 9 }, (_, n) => `0917555020${n}`);
  for (const mobile of mobiles) {
    const { userId } = await operator.player();
    await operator.db.updateTable('users').set({ mobile }).where('id', '=', userId).execute();
    const device = { userId, deviceId: mobile, time: operator.clock.time };
    await rememberDevice(operator.db, device, usualCaps.players.devices);
  }
  const { begun, ask, endNext, endAll } = opened();
  const login = (n: number, address: string) =>
    ask(`${n}`, 'accountLoginSms', address, { mobile: mobiles[n]!, deviceId: mobiles[n]! });
  const all = Array.from({ length: 8 }, (_, n) => login(n, ofLine(n)));
  await expect.poll(() => begun).toHaveLength(3);
  all.push(login(8, elsewhere));
  for (let turn = 0; turn < 50; turn++) await new Promise((done) => setImmediate(done));
  endNext();
  await expect.poll(() => begun).toHaveLength(4);
  expect(begun[3]).toBe('8');
  endAll();
  await Promise.all(all);
});
