import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

const week = 7 * 24 * 60 * 60 * 1_000;

const fill = (token: string, pid: number) => operator.call('agentFill', { pid }, token);

test('a player says once who brought them, and is theirs from then on', async () => {
  const [parent, child, other] = [await operator.player(), await operator.player(), await operator.player()];
  const said = await fill(child.token, parent.userId);
  expect(said).toMatchObject({ errcode: 0, pid: parent.userId, parentName: expect.any(String) });
  expect(await fill(child.token, other.userId)).toMatchObject({ errcode: 409 });
  const { pid } = await operator.db
    .selectFrom('users')
    .select('pid')
    .where('id', '=', child.userId)
    .executeTakeFirstOrThrow();
  expect(pid).toBe(parent.userId);
});

test('nobody is brought by themselves, by somebody they brought, or by nobody', async () => {
  const [first, second, third] = [await operator.player(), await operator.player(), await operator.player()];
  await fill(second.token, first.userId);
  await fill(third.token, second.userId);
  for (const pid of [first.userId, second.userId, third.userId, 999_999])
    expect(await fill(first.token, pid)).toMatchObject({ errcode: 400, field: 'pid' });
});

test('after a week it is too late', async () => {
  const [parent, child] = [await operator.player(), await operator.player()];
  await operator.db
    .updateTable('users')
    .set({ createdAt: operator.clock.time - week - 1 })
    .where('id', '=', child.userId)
    .execute();
  expect(await fill(child.token, parent.userId)).toMatchObject({ errcode: 4002 });
});
