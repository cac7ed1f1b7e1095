import type { LotteryOrder } from '#contract/endpoints/lottery.ts';
import { lotteryStates } from '#contract/rewards/lottery.ts';
import { formatMoney } from '#i18n/money.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { showRewards } from '#shared/rewards/showRewards.ts';

/** Claims of wins (LO-04): the act, and the button for an order; nothing for an order without a win. */
export function useClaim() {
  const act = useMoneyAct('claimLottery', { onDone: ({ rewards }) => void showRewards(rewards) });
  return {
    act,
    button({ orderNo, prize, status }: Pick<LotteryOrder, 'orderNo' | 'prize' | 'status'>) {
      if (status !== lotteryStates.won && status !== lotteryStates.claimed) return null;
      const state = status === lotteryStates.won ? 'claimable' : 'claimed';
      return <ClaimButton act={act} input={{ orderNo }} what={formatMoney(prize)} state={state} />;
    },
  };
}

export type Claim = ReturnType<typeof useClaim>;
