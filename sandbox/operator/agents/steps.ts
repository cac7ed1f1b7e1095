import { inviteTaskStates } from '#contract/agents.ts';
import type { InviteTask } from '#contract/endpoints/agents.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { claimsOf } from '../rewards/claims.ts';
import { countMembers } from './members.ts';
import { steps } from './terms.ts';

const beginning = 'inviteStep:';

/** The name of a step's award, which is claimed once. */
export const stepName = (id: number) => `${beginning}${id}`;

const goal = steps.at(-1)!;

/** Whether a step is the goal of inviting. */
export const isGoal = (id: number) => id === goal.id;

/** A player's steps of inviting with their states (SH-05). */
export async function stepsOf(db: Db, userId: number, time: number): Promise<InviteTask[]> {
  const claimed = await claimsOf(db, userId, beginning);
  const { valid } = await countMembers(db, userId, time);
  return steps.map(({ id, target, awards }) => {
    const isClaimed = claimed.has(stepName(id));
    const progress = isClaimed ? target : Math.min(valid, target);
    const { doing, claimable, claimed: had } = inviteTaskStates;
    const status = isClaimed ? had : progress >= target ? claimable : doing;
    return { id, target, progress, status, awards: [...awards] };
  });
}

/** Whether the award of the last step was claimed. */
export const hasReachedGoal = (list: readonly InviteTask[]) =>
  list.some(({ id, status }) => isGoal(id) && status === inviteTaskStates.claimed);
