import { useId } from 'react';
import { alreadyDone } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { props } from '#contract/props.ts';
import type { Reward } from '#contract/signInReply.ts';
import { effect } from '#data/effects.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { showRewards } from '#shared/rewards/showRewards.ts';

/**
 * Claims of a contest: each sent once; one claimed elsewhere is silently reloaded. `lockOf` says why rewards with
 * cash wait for the first deposit (V-32).
 */
export function useClaim(action: 'claimRank' | 'claimMission', retry: () => Promise<void>) {
  const { locked, onFailure } = useRewardLock();
  const lockId = useId();
  const act = useMoneyAct<'claimRank' | 'claimMission'>(action, {
    onDone({ rewards }) {
      effect('win');
      void showRewards(rewards);
    },
    onFailure(failure) {
      if (!(failure instanceof Failure && failure.code === alreadyDone)) onFailure(failure);
      void retry();
    },
  });
  return {
    act,
    locked,
    lockId,
    /** The id of the reason why these can't be claimed yet; undefined if they can. */
    lockOf: (awards: readonly Reward[]) => (locked && awards.some(({ id }) => id === props.coin) ? lockId : undefined),
  };
}

export type Claim = ReturnType<typeof useClaim>;
