import type { ActOutput } from '#contract/moneyActs.ts';
import { alreadyDone, conditionUnmet } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { props } from '#contract/props.ts';
import { effect } from '#data/effects.ts';
import { toast } from '#nav/toasts.ts';
import { useReply } from '#nav/useReply.ts';
import { useManilaMidnight } from '#shared/claims/useManilaMidnight.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { showRewards, type Reward } from '#shared/rewards/showRewards.ts';
import { words } from './words.en.ts';

type VipClaim = 'claimVipUpgrade' | 'claimVipDaily' | 'claimVipSignIn' | 'claimVipTask' | 'claimVipRest';

/** The player's VIP state, reloaded at midnight in Manila, and whether money waits for a first deposit. */
export function useVip() {
  const reply = useReply('getVipInfo', {});
  const { locked, onFailure } = useRewardLock();
  useManilaMidnight(() => void reply.retry());
  return {
    reply,
    /** Whether awards are locked, as money is before the first deposit (V-32). */
    waits: (awards: readonly Reward[]) => locked && awards.some(({ id }) => id === props.coin),
    locked,
    onFailure,
  };
}

export type Vip = ReturnType<typeof useVip>;

/** Whether a claim was refused because another day has begun. */
const isOfAnotherDay = (failure: unknown) =>
  failure instanceof Failure && failure.code === conditionUnmet && failure.details.need === 'today';

/** One of the VIP claims: rewards are shown, and one claimed elsewhere is silently reloaded. */
export const useVipClaim = <A extends VipClaim>(action: A, { reply, onFailure }: Vip) =>
  useMoneyAct(action, {
    onDone(output: ActOutput<A>) {
      effect('win');
      void showRewards(output.rewards);
    },
    onFailure(failure) {
      if (isOfAnotherDay(failure)) toast(words.say('newDay'));
      else if (!(failure instanceof Failure && failure.code === alreadyDone)) onFailure(failure);
      void reply.retry();
    },
  });
