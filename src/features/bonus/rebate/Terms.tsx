import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { words } from '../words.en.ts';
import typography from '#ui/typography.module.css';

/** What a rebate asks for before it is claimed (BO-06): how much is to be staked, in what, until when, and that it is a choice. */
export function Terms({ amount, times }: { amount: Money; times: number }) {
  const t = words.use();
  return (
    <p className={typography['caption']}>
      {t('turnover', { amount: formatMoney((amount * times) as Money), n: String(times) })} {t('turnoverFree')}{' '}
      {t('turnoverChoice')}
    </p>
  );
}
