import { useState } from 'react';
import { alreadyDone } from '#contract/codes.ts';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { effect } from '#data/effects.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { toast } from '#nav/toasts.ts';
import { useReply } from '#nav/useReply.ts';
import { useManilaMidnight } from '#shared/claims/useManilaMidnight.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { words } from './words.en.ts';

export type Agent = Readonly<Output<'appAgent5User'>>;

/** Opens the dialog about the goal of inviting (M-09). */
export const showGoal = () => show('vipGift', {}).catch(report);

/** The player as an agent, and the claims of commission and of steps of inviting (SH-03, SH-05). */
export function useAgent() {
  const t = words.use();
  const reply = useReply('appAgent5User', {});
  const { at, retry } = reply;
  const { locked, onFailure } = useRewardLock();
  /** Changes by claims made here, until the operator reports them. */
  const [changed, setChanged] = useState<{ at: number; to: Partial<Agent> }>({ at: 0, to: {} });
  const change = (to: Partial<Agent>) =>
    setChanged((before) => ({ at, to: before.at === at ? { ...before.to, ...to } : to }));

  const failed = (failure: unknown) => {
    if (failure instanceof Failure && failure.code === alreadyDone) toast(t('already'));
    else onFailure(failure);
    void retry();
  };
  const receive = useMoneyAct('claimCommission', {
    onDone({ rewards, canReceive }) {
      change({ canReceive, unreceived: canReceive });
      effect('win');
      void showRewards(rewards);
    },
    onFailure: failed,
  });
  const claim = useMoneyAct('claimInvite', {
    onDone({ rewards, inviteTasks, goalReached }) {
      change({ inviteTasks, goalReached });
      effect('win');
      const shown = showRewards(rewards);
      if (goalReached) void shown.then(showGoal);
    },
    onFailure: failed,
  });
  useManilaMidnight(() => void retry());

  return {
    reply,
    locked,
    receive,
    claim,
    /** The state including claims made here. */
    withClaims: (agent: Agent): Agent => (changed.at === at ? { ...agent, ...changed.to } : agent),
  };
}

export type Acts = ReturnType<typeof useAgent>;
