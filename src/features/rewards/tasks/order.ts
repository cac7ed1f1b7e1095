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

/** Whether a task can still be done or claimed. */
export const isOpen = ({ status }: Task): boolean => status === doing || status === claimable;

/** When all open tasks of a list end, if that is the same for all of them. */
export function sharedEnd(list: readonly Task[]): number | undefined {
  const [end, ...others] = new Set(list.filter((task) => isOpen(task)).map(({ endTime }) => endTime ?? undefined));
  return others.length === 0 ? end : undefined;
}

/** How many tasks of a cycle can be claimed. */
export const readyIn = (list: readonly Task[], cycle: Cycle): number =>
  tasksIn(list, cycle).filter(({ status }) => status === claimable).length;
