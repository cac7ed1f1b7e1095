import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { fillParent, longestLine } from './parents.ts';
import { revoke } from './tokens.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const week = 7 * 24 * 60 * 60 * 1_000;

const fill = (token: string, pid: number) => operator.call('agentFill', { pid }, token);

test('a player names their inviter once, for good (SH-07)', async () => {
  const [parent, child, other] = [await operator.player(), await operator.player(), await operator.player()];
  const said = await fill(child.token, parent.userId);
  expect(said).toMatchObject({ errcode: 0, pid: parent.userId, parentName: expect.stringMatching(/^.\*\*\*$/u) });
  expect(await fill(child.token, other.userId)).toMatchObject({ errcode: 409 });
  const { pid } = await operator.db
    .selectFrom('users')
    .select('pid')
    .where('id', '=', child.userId)
    .executeTakeFirstOrThrow();
  expect(pid).toBe(parent.userId);
});

test('inviting oneself, one’s own invitee or an unknown player is refused (SH-07)', async () => {
  const [first, second, third] = [await operator.player(), await operator.player(), await operator.player()];
  await fill(second.token, first.userId);
  await fill(third.token, second.userId);
  for (const pid of [first.userId, second.userId, third.userId, 999_999])
    expect(await fill(first.token, pid)).toMatchObject({ errcode: 400, field: 'pid' });
});

test('an inviter can be named within a week only (SH-07)', async () => {
  const [parent, child] = [await operator.player(), await operator.player()];
  await operator.db
    .updateTable('users')
    .set({ createdAt: operator.clock.time - week - 1 })
    .where('id', '=', child.userId)
    .execute();
  expect(await fill(child.token, parent.userId)).toMatchObject({ errcode: 4002, need: 'time' });
});

test('a cycle of inviters does not hang requests that name one of them (S16)', async () => {
  const [first, second, third] = [await operator.player(), await operator.player(), await operator.player()];
  const name = (userId: number, pid: number) =>
    operator.db.updateTable('users').set({ pid }).where('id', '=', userId).execute();
  await name(first.userId, second.userId);
  await name(second.userId, first.userId);
  expect(await fill(third.token, first.userId)).toMatchObject({ errcode: 0, pid: first.userId });
});

test('players naming each other concurrently never form a cycle (S16)', async () => {
  for (const length of [2, 3, 4, 4, 4]) {
    const players = await Promise.all(Array.from({ length }, () => operator.player()));
    const ring = players.map(({ userId, token }, at) => ({ userId, token, pid: players[(at + 1) % length]!.userId }));
    const said = await Promise.all(ring.map(({ token, pid }) => fill(token, pid)));
    expect(said.filter(({ errcode }) => errcode === 0)).toHaveLength(length - 1);
  }
});

test('the line above an inviter is walked only so far, and one that is longer is refused (SH-07)', async () => {
  const base = 900_000;
  await sql`insert into users
    (id, pid, uuid, account_type, nickname, avatar, invite_code, terms_version, created_at)
    select ${base}::int + n, case n when 1 then 0 else ${base}::int + n - 1 end, 'line ' || n, 2, 'Line', '1',
      'line ' || n, '1', 0
    from generate_series(1, ${longestLine + 1}::int) as n`.execute(operator.db);
  const [refused, done] = [await operator.player(), await operator.player()];
  expect(await fill(refused.token, base + longestLine + 1)).toMatchObject({ errcode: 400, field: 'pid' });
  expect(await fill(done.token, base + longestLine)).toMatchObject({ errcode: 0, pid: base + longestLine });
});

test('naming an inviter counts as an act, also when it is refused (S18)', async () => {
  const { token, userId } = await operator.player();
  const counted = () =>
    operator.db.selectFrom('loginTries').select('failed').where('account', 'like', `acts:${userId}@%`).execute();
  for (const pid of [userId, 999_999]) expect(await fill(token, pid)).toMatchObject({ errcode: 400 });
  expect(await counted()).toEqual([{ failed: 2 }]);
});

test('a session that ends while it waits to name an inviter names none (S4)', async () => {
  const [parent, child] = [await operator.player(), await operator.player()];
  await revoke(operator.db, { token: child.token });
  const filled = operator.db
    .transaction()
    .execute((trx) => fillParent(trx, { ...child, time: operator.clock.time }, parent.userId));
  await expect(filled).rejects.toMatchObject({ code: 401 });
  const inviter = operator.db.selectFrom('users').select('pid').where('id', '=', child.userId);
  expect(await inviter.executeTakeFirstOrThrow()).toEqual({ pid: 0 });
});
