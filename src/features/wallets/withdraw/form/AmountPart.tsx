import type { PayoutMethod } from '#contract/endpoints/withdrawals.ts';
import { readAmount, writeAmount } from '#contract/typed/amount.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { formatMoney } from '#i18n/money.ts';
import { amountError, boundsOf, costOf, type Exchange } from '../rules.ts';
import type { WithdrawalForm } from './useWithdrawalForm.ts';
import layout from '#ui/layout.module.css';
import row from '#features/wallets/forms/MoneyForm.module.css';
import { words } from '../words.en.ts';

interface AmountPartProps {
  form: WithdrawalForm;
  exchange: Exchange;
  method: PayoutMethod;
}

/** The amount field with a button for the maximum, and a preview of fee and net amount while typing (V-16). */
export function AmountPart({ form, exchange, method }: AmountPartProps) {
  const t = words.use();
  const { min, max } = boundsOf(exchange, method);
  const hint = t('amountHint', { min: formatMoney(min), max: formatMoney(max) });
  const field = form.text('amount', hint);
  const amount = readAmount(field.value);
  const cost =
    amount !== null && !amountError(field.value, exchange, method) && costOf(amount, method, exchange.freeTimes);
  return (
    <div className={layout['stack3']}>
      <div className={row['amount']}>
        <AmountField {...field} label={t('amount')} />
        <span className={row['all']}>
          <Button onClick={() => field.onChange(writeAmount(max))}>{t('all')}</Button>
        </span>
      </div>
      <Facts>
        <Fact name={t('fee')}>{cost && cost.fee === 0 ? t('free') : formatMoney(cost ? cost.fee : null)}</Fact>
        <Fact name={t('youReceive')}>
          <strong aria-live="polite">{formatMoney(cost ? cost.net : null)}</strong>
        </Fact>
      </Facts>
    </div>
  );
}
