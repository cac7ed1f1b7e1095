import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';

let trial: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  trial = await openTestOperator();
});
afterAll(() => trial.close());

const week = 7 * 24 * 60 * 60 * 1_000;

const fill = (token: string, pid: number) => trial.call('agentFill', { pid }, token);

test('a player says once who brought them, and is theirs from then on', async () => {
  const [parent, child, other] = [await trial.player(), await trial.player(), await trial.player()];
  const said = await fill(child.token, parent.userId);
  expect(said).toMatchObject({ errcode: 0, pid: parent.userId, parentName: expect.any(String) });
  expect(await fill(child.token, other.userId)).toMatchObject({ errcode: 409 });
  const { pid } = await trial.db
    .selectFrom('users')
    .select('pid')
    .where('id', '=', child.userId)
    .executeTakeFirstOrThrow();
  expect(pid).toBe(parent.userId);
});

test('nobody is brought by themselves, by somebody they brought, or by nobody', async () => {
  const [first, second, third] = [await trial.player(), await trial.player(), await trial.player()];
  await fill(second.token, first.userId);
  await fill(third.token, second.userId);
  for (const pid of [first.userId, second.userId, third.userId, 999_999])
    expect(await fill(first.token, pid)).toMatchObject({ errcode: 400, field: 'pid' });
});

test('after a week it is too late', async () => {
  const [parent, child] = [await trial.player(), await trial.player()];
  await trial.db
    .updateTable('users')
    .set({ createdAt: trial.clock.time - week - 1 })
    .where('id', '=', child.userId)
    .execute();
  expect(await fill(child.token, parent.userId)).toMatchObject({ errcode: 4002 });
});
