import { useState } from 'react';
import { alreadyDone, conditionUnmet } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { followWait } from '#contract/rewards/follow.ts';
import { taskStates } from '#contract/rewards/tasks.ts';
import { effect } from '#data/effects.ts';
import { toast } from '#nav/toasts.ts';
import { useReply } from '#nav/useReply.ts';
import { useManilaMidnight } from '#shared/claims/useManilaMidnight.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { useAway } from '../follow/useAway.ts';
import type { Task } from './order.ts';
import { words } from './words.en.ts';

const keyOf = ({ id, endTime }: Task) => `${id} ${endTime ?? 0}`;

/** What is missing for a claim or a proof, according to the operator. */
const needOf = (failure: unknown) =>
  failure instanceof Failure && failure.code === conditionUnmet ? failure.details.need : undefined;

/**
 * The tasks, their claims, and the proofs that only the app can give (TK-03). Reloaded when a day begins in Manila
 * (TK-04).
 */
export function useTasks() {
  const t = words.use();
  const reply = useReply('getTaskUser', {});
  const { value, retry } = reply;
  const { locked, onFailure } = useRewardLock();
  /** Claims made here, until the operator reports them. */
  const [claimed, setClaimed] = useState<ReadonlySet<string>>(new Set());

  const failed = (failure: unknown) => {
    const need = needOf(failure);
    if (need === 'progress') toast(t('newDay'));
    else if (need === 'time') toast(t('over'));
    else if (!(failure instanceof Failure && failure.code === alreadyDone)) onFailure(failure);
    void retry();
  };
  const claim = useMoneyAct('claimTask', {
    onDone({ rewards }, { sent }) {
      const task = value?.list.find(({ id }) => id === sent?.id);
      if (task) setClaimed((before) => new Set([...before, keyOf(task)]));
      effect('win');
      void showRewards(rewards);
    },
    onFailure: failed,
  });
  const finish = useMoneyAct('finishTask', { onDone: () => {}, onFailure: failed });
  /** Proves a task, unless that isn't possible now: it can be repeated. */
  const prove = (id: number) => {
    if (!finish.busy) void finish.run({ id });
  };
  const away = useAway({
    least: followWait,
    onBack: (id, long) => (long ? prove(id) : toast(t('tooShort'))),
  });
  useManilaMidnight(() => void retry());

  return {
    reply,
    locked,
    claim,
    finish,
    prove,
    leave: away.leave,
    /** The tasks including claims made here. */
    withClaims: (list: readonly Task[]) =>
      list.map((task) => (claimed.has(keyOf(task)) ? { ...task, status: taskStates.claimed } : task)),
  };
}

export type Tasks = ReturnType<typeof useTasks>;
