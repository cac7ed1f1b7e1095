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

/** Waits long enough for everything ready to begin. */
const settled = async () => {
  for (let turn = 0; turn < 50; turn++) await new Promise((done) => setImmediate(done));
};

/** A gate, the ids of begun work in order, and functions to end it; after `endAll` new work ends at once. */
function opened() {
  const { inTurn, turnOf } = createGate(operator.db);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  let isOver = false;
  const ask = (id: string, name: Name, { userId = 0, address = id, input = {} } = {}) =>
    inTurn(name, { userId, address } as Context, input, async () => {
      begun.push(id);
      if (!isOver) await new Promise<void>((end) => ends.set(id, end));
    });
  function endAll() {
    isOver = true;
    for (const end of ends.values()) end();
  }
  return { begun, ask, turnOf, end: (id: string) => ends.get(id)!(), endAll };
}

/** A player with a mobile number, and the log-in on a device that the operator knows. */
async function onKnownDevice(mobile: string) {
  const { userId } = await operator.player();
  await operator.db.updateTable('users').set({ mobile }).where('id', '=', userId).execute();
  const device = { userId, deviceId: `of ${userId}`, time: operator.clock.time };
  await rememberDevice(operator.db, device, usualCaps.players.devices);
  return { userId, input: { mobile, deviceId: device.deviceId } };
}

test('two visitors and a player between them are served at a time (S30)', async () => {
  const { begun, ask, end, endAll } = opened();
  const visitors = ['a', 'b', 'c'].map((id) => ask(id, 'preLogin'));
  const player = ask('player', 'refreshData', { userId: 7 });
  await settled();
  expect(begun).toEqual(['a', 'b', 'player']);
  end('player');
  await player;
  expect(begun).toHaveLength(3);
  end('a');
  await expect.poll(() => begun.at(-1)).toBe('c');
  endAll();
  await Promise.all(visitors);
});

test('a refusal of a visitor waits for its turn (S30)', async () => {
  const { ask, turnOf, endAll } = opened();
  const visitors = ['a', 'b'].map((id) => ask(id, 'preLogin'));
  await settled();
  let isRefused = false;
  const refusal = turnOf('c').then(() => (isRefused = true));
  await settled();
  expect(isRefused).toBe(false);
  endAll();
  await Promise.all([...visitors, refusal]);
  expect(isRefused).toBe(true);
});

test('three calls of a player run at a time, and those of others beside them (S30)', async () => {
  const { begun, ask, endAll } = opened();
  const calls = ['1', '2', '3', '4'].map((id) => ask(id, 'refreshData', { userId: 7 }));
  const other = ask('other', 'refreshData', { userId: 8 });
  await settled();
  expect(begun).toEqual(['1', '2', '3', 'other']);
  endAll();
  await Promise.all([...calls, other]);
  expect(begun).toHaveLength(5);
});

test('a player with a hundred calls under way is refused further ones (S30)', async () => {
  const { ask, endAll } = opened();
  const calls = Array.from({ length: 101 }, (_, n) => ask(`${n}`, 'refreshData', { userId: 7 }));
  await expect(calls.at(-1)).rejects.toMatchObject({ code: 429 });
  endAll();
  await Promise.all(calls.slice(0, 100));
});

test('visitor passwords hash one at a time without delaying other calls (S30)', async () => {
  const { id } = await operator.db
    .selectFrom('users')
    .select('id')
    .where('account', '=', 'juan88')
    .executeTakeFirstOrThrow();
  const device = { userId: id, deviceId: 'his phone', time: operator.clock.time };
  await rememberDevice(operator.db, device, usualCaps.players.devices);
  const { begun, ask, endAll } = opened();
  const input = (account: string, deviceId: string) => ({ account, deviceId, password: 'x', loginKind: 2 });
  const all = [
    ask('new account', 'accountRegist'),
    ask('guess', 'accountLogin', { input: input('juan88', 'theirs') }),
    ask('forgotten', 'forgetPassword'),
    ask('start', 'preLogin'),
    ask('player', 'accountLogin', { input: input('Juan88', 'his phone') }),
  ];
  await settled();
  await expect.poll(() => begun.toSorted()).toEqual(['new account', 'player', 'start']);
  endAll();
  await Promise.all(all);
  expect(begun).toHaveLength(5);
});

test.each(['smsSend', 'accountLoginSms'] as const)(
  '%s of a player on their device waits for no visitor (S30)',
  async (name) => {
    const mobile = '09175550199';
    const { userId, input } = await onKnownDevice(mobile);
    const { begun, ask, endAll } = opened();
    const visitors = Array.from({ length: 20 }, (_, n) =>
      ask(`visitor ${n}`, name, { input: { mobile, deviceId: 'x' } }),
    );
    await settled();
    const own = ask('own', name, { input: { ...input, mobile: '+63 917 555 0199' } });
    await expect.poll(() => begun).toContain('own');
    expect(begun.length).toBeLessThan(10);
    endAll();
    await Promise.all([...visitors, own]);
    await operator.db.updateTable('users').set({ mobile: null }).where('id', '=', userId).execute();
  },
);

test('a full queue refuses at once, and one address cannot crowd out others (S30)', async () => {
  const { begun, ask, endAll } = opened();
  const ofOne = Array.from({ length: 10 }, (_, n) => ask(`one ${n}`, 'accountRegist', { address: '10.0.0.1' }));
  const others = Array.from({ length: 30 }, (_, n) => ask(`other ${n}`, 'accountRegist'));
  const outcomes = Promise.allSettled([...ofOne, ...others]);
  await settled();
  endAll();
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect(begun).toHaveLength(24);
  expect(begun.filter((id) => id.startsWith('one'))).toHaveLength(1);
  expect(refused).toHaveLength(16);
  for (const each of refused) expect(each).toMatchObject({ reason: { code: 429, details: { retryAfter: 5 } } });
});

test('a session does not bypass the password queue (S30)', async () => {
  const { begun, ask, endAll } = opened();
  const input = { account: 'juan88', deviceId: 'theirs', password: 'x', loginKind: 2 };
  const all = [
    ask('first', 'accountRegist', { userId: 7 }),
    ask('second', 'forgetPassword', { userId: 7 }),
    ask('guess', 'accountLogin', { userId: 7, input }),
    ask('player', 'refreshData', { userId: 7 }),
  ];
  await settled();
  await expect.poll(() => begun).toContain('player');
  expect(begun.toSorted()).toEqual(['first', 'player']);
  endAll();
  await Promise.all(all);
});

test('log-ins on known devices run three at a time, and addresses take turns (S30)', async () => {
  const { begun, ask, end, endAll } = opened();
  const players = await Promise.all([10, 11, 12, 13, 14, 15].map((n) => onKnownDevice(`091755501${n}`)));
  const login = (n: number, address: string) => ask(`${n}`, 'accountLoginSms', { address, input: players[n]!.input });
  const flood = [0, 1, 2, 3, 4].map((n) => login(n, '10.0.0.1'));
  await expect.poll(() => begun).toHaveLength(3);
  const other = login(5, '10.0.0.2');
  await settled();
  expect(begun).toHaveLength(3);
  end(begun[0]!);
  await expect.poll(() => begun.at(-1)).toBe('5');
  endAll();
  await Promise.all([...flood, other]);
  expect(begun).toHaveLength(6);
});

test('public calls with a session don’t rest for players (S30)', async () => {
  const { begun, ask, end, endAll } = opened();
  const ofPlayer = (id: string, name: Name, userId: number) => ask(id, name, { userId });
  const all = [...['1', '2', '3'].map((id) => ofPlayer(id, 'preLogin', 7)), ofPlayer('8', 'refreshData', 8)];
  await settled();
  end('1');
  await settled();
  expect(begun).toContain('3');
  endAll();
  await Promise.all(all);
});

test('a player with many calls doesn’t hold up others’ log-ins on known devices (S30)', async () => {
  const [busy, other] = [await onKnownDevice('09175550197'), await onKnownDevice('09175550198')];
  const { begun, ask, endAll } = opened();
  const calls = ['1', '2', '3'].map((id) => ask(id, 'refreshData', { userId: busy.userId }));
  for (const id of ['a', 'b', 'c']) calls.push(ask(id, 'accountLoginSms', { address: id, input: busy.input }));
  await settled();
  calls.push(ask('other', 'accountLoginSms', { input: other.input }));
  await expect.poll(() => begun).toContain('other');
  endAll();
  await Promise.all(calls);
});

test('public calls with a session wait in a lane of their own, in which players take turns (S30)', async () => {
  const { begun, ask, end, endAll } = opened();
  const flood = ['f1', 'f2', 'f3', 'f4'].map((id) => ask(id, 'preLogin', { userId: 7 }));
  const others = [
    ask('of another', 'getActivityIds', { userId: 8 }),
    ask('own', 'refreshData', { userId: 8 }),
    ask('visitor', 'preLogin'),
  ];
  await settled();
  expect(begun.toSorted()).toEqual(['f1', 'f2', 'own', 'visitor']);
  for (const id of ['own', 'f1']) end(id);
  await expect.poll(() => begun.at(-1)).toBe('of another');
  endAll();
  await Promise.all([...flood, ...others]);
  expect(begun).toHaveLength(7);
});

test('account and device pairs that read alike when joined are kept apart (S30)', async () => {
  const { id } = await operator.db
    .selectFrom('users')
    .select('id')
    .where('account', '=', 'maria88')
    .executeTakeFirstOrThrow();
  await rememberDevice(
    operator.db,
    { userId: id, deviceId: 'my phone', time: operator.clock.time },
    usualCaps.players.devices,
  );
  const { begun, ask, end, endAll } = opened();
  const login = (account: string, deviceId: string) => ({ input: { account, deviceId, password: 'x', loginKind: 2 } });
  const known = ask('known', 'accountLogin', login('maria88', 'my phone'));
  await expect.poll(() => begun).toEqual(['known']);
  end('known');
  await known;
  const all = [
    ask('visitor', 'accountRegist'),
    ask('alike', 'accountLogin', login('maria88 my', 'phone')),
    ask('again', 'accountLogin', login('maria88', 'my phone')),
  ];
  await settled();
  expect(begun.toSorted()).toEqual(['again', 'known', 'visitor']);
  endAll();
  await Promise.all(all);
});
