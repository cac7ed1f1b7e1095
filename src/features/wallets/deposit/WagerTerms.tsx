import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { wageringOfDeposit } from '#shared/balance/wagering.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import typography from '#ui/typography.module.css';
import type { Choice } from '../useDepositChoice.ts';
import { words } from '../words.en.ts';

interface WagerTermsProps {
  choice: Pick<Choice, 'amount' | 'bonus' | 'times' | 'unknownTerms'>;
  /** The bonus of the chosen coupon, hundredths. */
  couponBonus: number;
}

/**
 * The wagering that the chosen deposit and its bonus will require, shown beside the button (BO-06, RG-26). While the
 * terms load, their room.
 */
export function WagerTerms({ choice: { amount, bonus, times, unknownTerms }, couponBonus }: WagerTermsProps) {
  const t = words.use();
  if (amount === null) return null;
  if (unknownTerms?.isFailed === false) return <Skeleton lines={2} />;
  if (!times) return null;
  const taken = (bonus + couponBonus) as Money;
  const wager = wageringOfDeposit({ amount, bonus, coupon: couponBonus }, times);
  const said = (turnover: Money, of: number) => ({
    turnover: formatMoney(turnover),
    n: String(Number((turnover / of).toFixed(1))),
  });
  return (
    <p className={typography['caption']}>
      {t('depositTerms', said(wager.own, amount))}{' '}
      {taken > 0 && t('bonusTerms', { bonus: formatMoney(taken), ...said(wager.bonus, taken) })}
    </p>
  );
}
