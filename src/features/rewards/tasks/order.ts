import { isInWrapper } from '#browser/wrapper.ts';
import type { UserTask } from '#contract/endpoints/tasks.ts';
import { provenTypes, taskCycles, taskStates } from '#contract/rewards/tasks.ts';

export type Task = Readonly<UserTask>;
export type Cycle = keyof typeof taskCycles;

const { claimable, doing, claimed, expired } = taskStates;
const places = [claimable, doing, claimed, expired];

/** The tasks without those that invite to install the app, in the wrapper (O-43); an earned reward stays. */
export const offeredTasks = (list: readonly Task[]): Task[] =>
  list.filter(({ type, status }) => type !== provenTypes.install || status === claimable || !isInWrapper());

/** The tasks of a cycle: claimable ones first, then open, claimed and expired ones (TK-01). */
export const tasksIn = (list: readonly Task[], cycle: Cycle): Task[] =>
  list
    .filter((task) => task.cycle === taskCycles[cycle])
    .toSorted((a, b) => places.indexOf(a.status) - places.indexOf(b.status));

/** Whether a task can still be done or claimed. */
export const isOpen = ({ status }: Task): boolean => status === doing || status === claimable;

/** The common end of all open tasks of a list, if they share one. */
export function sharedEnd(list: readonly Task[]): number | undefined {
  const [end, ...others] = new Set(list.filter((task) => isOpen(task)).map(({ endTime }) => endTime ?? undefined));
  return others.length === 0 ? end : undefined;
}

/** How many tasks of a cycle are claimable. */
export const readyIn = (list: readonly Task[], cycle: Cycle): number =>
  tasksIn(list, cycle).filter(({ status }) => status === claimable).length;
