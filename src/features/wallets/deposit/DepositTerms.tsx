import type { Output } from '#contract/endpoints.ts';
import { formatMoney } from '#i18n/money.ts';
import { words } from '../words.en.ts';
import typography from '#ui/typography.module.css';

/** The wagering that a paid deposit and its bonus require before they can be withdrawn (BO-06). */
export function DepositTerms({ turnover }: Pick<Output<'rechargeStatus'>, 'turnover'>) {
  const t = words.use();
  if (!turnover) return null;
  const deposit = formatMoney(turnover.deposit);
  return (
    <p className={typography['caption']}>
      {turnover.bonus
        ? t('paidTermsBonus', { deposit, bonus: formatMoney(turnover.bonus) })
        : t('paidTerms', { deposit })}
    </p>
  );
}
