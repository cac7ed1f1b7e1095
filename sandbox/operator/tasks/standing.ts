import * as activityTypes from '#contract/activityTypes.ts';
import type { UserTask } from '#contract/endpoints/tasks.ts';
import { taskCycles, taskStates } from '#contract/rewards/tasks.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { dayOf, endOf, startOf } from '#sandbox/manila.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { currentType } from '../rewards/openActivity.ts';
import { claimsAmong } from '../rewards/claims.ts';
import { playerOf } from '../identity/players.ts';
import { factsOf } from './facts.ts';
import { newcomerDays, terms, type Term } from './terms.ts';

const dayLength = 24 * 60 * 60 * 1_000;
const { Tasks, Tasks1 } = activityTypes;

/** The type of the tasks that the operator runs; both types are the same tasks. */
export const tasksType = (operator: Pick<OperatorContext, 'written'>, time: number) =>
  currentType(operator, [Tasks1, Tasks], time);

/** The name of an award, which is claimed once: per day, per week from Monday, or ever. */
export function awardName({ id, cycle }: Pick<Term, 'id' | 'cycle'>, time: number): string {
  if (cycle === taskCycles.once) return `task:${id}`;
  return `task:${id}:${dayOf(cycle === taskCycles.weekly ? startOf('week', time) : time)}`;
}

/** The name of the app's proof of a task, which is given once per account. */
export const proofName = (id: number) => `taskProof:${id}`;

/** When a task restarts or ends, epoch milliseconds. */
function endOfTask({ cycle }: Term, createdAt: number, time: number): number {
  if (cycle === taskCycles.once) return createdAt + newcomerDays * dayLength;
  return endOf(cycle === taskCycles.weekly ? 'week' : 'day', time);
}

/** All tasks of a player with their states, in the order of the terms (TK-01). */
export async function tasksOf(db: Db, userId: number, time: number): Promise<UserTask[]> {
  const names = terms.flatMap((term) => [awardName(term, time), proofName(term.id)]);
  const had = await claimsAmong(db, userId, names);
  const facts = await factsOf(db, userId, time);
  const { createdAt } = await playerOf(db, userId);
  return terms.map((term) => {
    const { done, ...rest } = term;
    const reached = done ? done(facts) : Number(had.has(proofName(term.id)));
    const endTime = endOfTask(term, createdAt, time);
    const isClaimed = had.has(awardName(term, time));
    const progress = isClaimed ? term.target : Math.min(reached, term.target);
    const { claimed, expired, claimable, doing } = taskStates;
    const status = isClaimed ? claimed : time >= endTime ? expired : progress >= term.target ? claimable : doing;
    return { ...rest, awards: [...term.awards], progress, status, endTime };
  });
}
