import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import css from '#shared/claims/RewardPage.module.css';
import { words } from '../words.ts';

/** What a rebate asks for before it is claimed (BO-06): how much is to be staked, in what, until when, and that it is a choice. */
export function Terms({ amount, times }: { amount: Money; times: number }) {
  const t = words.use();
  return (
    <p className={css['small']}>
      {t('turnover', { amount: formatMoney((amount * times) as Money), n: String(times) })} {t('turnoverFree')}{' '}
      {t('turnoverChoice')}
    </p>
  );
}
