import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPushTest, type PushTest } from '#sandbox/testing/pushTest.ts';
import { notePushes } from './notes.ts';

let operator: PushTest;
beforeAll(async () => {
  operator = await openPushTest();
});
afterAll(() => operator.close());

test('an occasion of several players queues one message for each with a device, once (O-23)', async () => {
  const { db, clock } = operator;
  const [one, other, stranger] = [await operator.player(), await operator.player(), await operator.player()];
  await operator.player();
  for (const { token } of [one, one, other, stranger]) await operator.device(token);
  const players = sql`select id from users where id <> ${stranger.userId}`;
  const note = { ref: 'draw:1', kind: 'draw', time: clock.time } as const;
  await notePushes(db, players, note);
  await notePushes(db, players, note);
  const queued = await db.selectFrom('pushMessages').selectAll().orderBy('userId').execute();
  const message = { kind: 'draw', madeAt: clock.time, sentAt: null };
  expect(queued).toEqual([one, other].map(({ userId }) => ({ ...message, ref: `draw:1:${userId}`, userId })));
});
