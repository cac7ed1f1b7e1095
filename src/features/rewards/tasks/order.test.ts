import { expect, test } from 'vitest';
import type { UserTask } from '#contract/endpoints/tasks.ts';
import { readyIn, tasksIn } from './order.ts';

const task = (id: number, status: UserTask['status'], cycle: UserTask['cycle'] = 1): UserTask => ({
  id,
  type: 1,
  name: `Task ${id}`,
  cycle,
  target: 1,
  progress: 0,
  unit: 'N',
  status,
  awards: [],
});

test('claimable tasks come first and ended ones last, otherwise in the operator’s order (TK-01)', () => {
  const list = [task(1, 3), task(2, 0), task(3, 2), task(4, 1), task(5, 0), task(6, 1), task(7, 1, 2)];
  expect(tasksIn(list, 'daily').map(({ id }) => id)).toEqual([4, 6, 2, 5, 3, 1]);
  expect(readyIn(list, 'daily')).toBe(2);
  expect(readyIn(list, 'weekly')).toBe(1);
  expect(tasksIn(list, 'once')).toEqual([]);
});
