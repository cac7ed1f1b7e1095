import type { ActOutput } from '#contract/moneyActs.ts';
import { alreadyDone, conditionUnmet } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { props } from '#contract/props.ts';
import { effect } from '#data/effects.ts';
import { toast } from '#nav/toasts.ts';
import { useReply } from '#nav/useReply.ts';
import { rowKind } from '#shared/claims/rowKind.ts';
import { useManilaMidnight } from '#shared/claims/useManilaMidnight.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { showRewards, type Reward } from '#shared/rewards/showRewards.ts';
import { claimableIn, type VipPart } from './claimable.ts';
import { words } from './words.en.ts';

type VipClaim = 'claimVipUpgrade' | 'claimVipDaily' | 'claimVipSignIn' | 'claimVipTask' | 'claimVipRest';

/**
 * The player's VIP state, reloaded at midnight in Manila, whether money waits for a first deposit, and the look of the
 * claims of the parts shown.
 */
export function useVip(...shown: VipPart[]) {
  const reply = useReply('getVipInfo', {});
  const { locked, onFailure } = useRewardLock();
  useManilaMidnight(() => void reply.retry());
  /** Whether awards are locked, as money is before the first deposit (V-32). */
  const waits = (awards: readonly Reward[]) => locked && awards.some(({ id }) => id === props.coin);
  const open = reply.value ? claimableIn(reply.value, shown) : [];
  return {
    reply,
    waits,
    kind: rowKind(open.filter((awards) => !waits(awards)).length),
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
