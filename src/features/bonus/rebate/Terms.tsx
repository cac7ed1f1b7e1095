import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { words } from '../words.en.ts';
import typography from '#ui/typography.module.css';

/**
 * The terms of a rebate, shown before it is claimed (BO-06): how much must be staked, on what, until when, and that
 * it is a choice.
 */
export function Terms({ amount, times }: { amount: Money; times: number }) {
  const t = words.use();
  return (
    <p className={typography['caption']}>
      {t('turnover', { amount: formatMoney((amount * times) as Money), n: String(times) })} {t('turnoverFree')}{' '}
      {t('turnoverChoice')}
    </p>
  );
}
