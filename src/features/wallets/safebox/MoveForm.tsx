import { useState } from 'react';
import { toast } from '#nav/toasts.ts';
import { readAmount, writeAmount } from '#contract/typed/amount.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { Button } from '#ui/Button.tsx';
import { formatMoney } from '#i18n/money.ts';
import { MoneyForm } from '../forms/MoneyForm.tsx';
import { useMoneyForm } from '../forms/useMoneyForm.ts';
import css from '../forms/MoneyForm.module.css';
import { SafeboxPassword, usePasswordSpan } from './SafeboxPassword.tsx';
import { amountError, directions, passwordError, type Direction } from './rules.ts';
import { useSafebox } from './useSafebox.ts';
import { words } from '../words.en.ts';

const fresh = { amount: '', password: '' };

/** Transfers money into or out of the safebox (V-24). Afterwards the form can be used again. */
export function MoveForm({ direction }: { direction: Direction }) {
  const [times, setTimes] = useState(0);
  return <OneMove key={times} direction={direction} onDone={() => setTimes(times + 1)} />;
}

function OneMove({ direction, onDone }: { direction: Direction; onDone: () => void }) {
  const t = words.use();
  const { own, bonus, safebox } = useSafebox();
  const span = usePasswordSpan();
  const goesIn = direction === directions.in;
  const there = goesIn ? own : safebox;

  const form = useMoneyForm({
    action: 'moveSafebox',
    initial: fresh,
    check: ({ amount, password }) => ({ amount: amountError(amount, there), password: passwordError(password, span) }),
    input: ({ amount, password }) => ({ direction, amount: readAmount(amount)!, password }),
    onDone(sent) {
      if (!sent) return;
      toast(t(goesIn ? 'movedIn' : 'movedOut', { amount: formatMoney(sent.amount) }));
      onDone();
    },
  });

  const most = t('most', { amount: formatMoney(there) });
  const stays = goesIn && bonus ? t('bonusStays', { bonus: formatMoney(bonus) }) : '';
  const field = form.text('amount', stays ? `${most}. ${stays}` : most);
  return (
    <MoneyForm form={form} submit={t(goesIn ? 'putIn' : 'takeOut')}>
      <div className={css['amount']}>
        <AmountField {...field} label={t('amount')} />
        <span className={css['all']}>
          <Button off={!there} onClick={() => field.onChange(writeAmount(there!))}>
            {t('all')}
          </Button>
        </span>
      </div>
      <SafeboxPassword field={form.text('password')} label={t('password')} />
    </MoneyForm>
  );
}
