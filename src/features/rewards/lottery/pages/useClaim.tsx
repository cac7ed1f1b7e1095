import { useId } from 'react';
import type { LotteryOrder } from '#contract/endpoints/lottery.ts';
import { lotteryStates } from '#contract/rewards/lottery.ts';
import { useRestrictedMode } from '#data/restrictedMode.ts';
import { formatMoney } from '#i18n/money.ts';
import { CashLocked } from '#shared/claims/CashTerms.tsx';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { words as claims } from '#shared/claims/words.en.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { words } from '../words.en.ts';
import typography from '#ui/typography.module.css';

type Won = Pick<LotteryOrder, 'orderNo' | 'prize' | 'status' | 'turnover'>;

/**
 * Claims of wins (LO-04): the act, the terms of those of free tickets, and the button for an order; nothing for an
 * order without a win.
 */
export function useClaim() {
  const [t, own] = [claims.use(), words.use()];
  const { locked, onFailure } = useRewardLock();
  const isRestricted = useRestrictedMode();
  const lockId = useId();
  const act = useMoneyAct('claimLottery', { onDone: ({ rewards }) => void showRewards(rewards), onFailure });
  const waitsFor = (turnover: Won['turnover']) => Boolean(turnover) && (locked || isRestricted);
  return {
    act,
    terms(orders: readonly Won[]) {
      const free = orders.find(({ status, turnover }) => status === lotteryStates.won && turnover);
      if (!free) return null;
      return (
        <>
          <p className={typography['caption']}>{own('freeTerms', { n: String(free.turnover) })}</p>
          {isRestricted ? <p id={lockId}>{t('restrictedText')}</p> : locked && <CashLocked id={lockId} />}
        </>
      );
    },
    /** Whether an order's win can be claimed now. */
    isOpen: ({ status, turnover }: Won) => status === lotteryStates.won && !waitsFor(turnover),
    button({ orderNo, prize, status, turnover }: Won, kind: 'gold' | 'plain' = 'gold') {
      if (status !== lotteryStates.won && status !== lotteryStates.claimed) return null;
      const waits = waitsFor(turnover);
      const open = waits ? 'locked' : 'claimable';
      return (
        <ClaimButton
          act={act}
          input={{ orderNo }}
          what={formatMoney(prize)}
          state={status === lotteryStates.won ? open : 'claimed'}
          reasonId={waits ? lockId : undefined}
          kind={kind}
        />
      );
    },
  };
}

export type Claim = ReturnType<typeof useClaim>;
