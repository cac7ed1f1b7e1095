import type { UserTask } from '#contract/endpoints/tasks.ts';
import { taskCycles, taskStates } from '#contract/rewards/tasks.ts';

export type Task = Readonly<UserTask>;
export type Cycle = keyof typeof taskCycles;

const { claimable, doing, claimed, expired } = taskStates;
const places = [claimable, doing, claimed, expired];

/** The tasks of a cycle: what can be claimed first, then what is to be done, what is claimed, and what is over (TK-01). */
export const tasksIn = (list: readonly Task[], cycle: Cycle): Task[] =>
  list
    .filter((task) => task.cycle === taskCycles[cycle])
    .toSorted((a, b) => places.indexOf(a.status) - places.indexOf(b.status));

/** How many tasks of a cycle can be claimed. */
export const readyIn = (list: readonly Task[], cycle: Cycle): number =>
  tasksIn(list, cycle).filter(({ status }) => status === claimable).length;
