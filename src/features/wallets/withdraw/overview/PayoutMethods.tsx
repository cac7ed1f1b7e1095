import type { PayoutMethod } from '#contract/endpoints/withdrawals.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { href } from '#nav/href.ts';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { formatMoney } from '#i18n/money.ts';
import { payoutNameOf, withdrawalPath } from '../paths.ts';
import { isOpen, percentOf, type Exchange } from '../rules.ts';
import { useTimeText } from '../useTimeText.ts';
import { MethodMark } from '#features/wallets/MethodMark.tsx';
import { isWithin } from '#contract/openHours.ts';
import layout from '#ui/layout.module.css';
import css from '../WithdrawalScreen.module.css';
import { words } from '../words.en.ts';

/**
 * The payout methods, each with limits, duration and, once none is free today, its fee; closed ones are shown disabled.
 * `freeTimes`: how many withdrawals are free before the fee.
 */
export function PayoutMethods({ methods, freeTimes }: Pick<Exchange, 'methods' | 'freeTimes'>) {
  const t = words.use();
  return (
    <section className={layout['rows']}>
      <h2 className={css['heading']}>{t('ways')}</h2>
      {methods.map((method) => {
        const name = payoutNameOf(method.name);
        if (!name) return null;
        const row = {
          title: method.title,
          text: <PayoutMethodRow method={method} freeTimes={freeTimes} />,
          start: <MethodMark icon={method.icon} />,
        };
        return isOpen(method) ? (
          <ListRow key={name} {...row} href={href(withdrawalPath(name))} />
        ) : (
          <ListRow key={name} {...row} />
        );
      })}
    </section>
  );
}

function PayoutMethodRow({ method, freeTimes }: { method: PayoutMethod; freeTimes: number }) {
  const t = words.use();
  const timeText = useTimeText();
  const { minAmount, maxAmount, feeRate, feeMin, eta, hours } = method;
  if (!isOpen(method)) return hours && !isWithin(hours, operatorTime()) ? t('wayHours', { hours }) : t('wayClosed');
  const rate = { percent: percentOf(feeRate), least: formatMoney(feeMin) };
  const terms = [
    t('wayRange', { min: formatMoney(minAmount), max: formatMoney(maxAmount) }),
    ...(freeTimes > 0 ? [] : [t('wayFee', rate)]),
    t('wayTime', { time: timeText(eta) }),
  ];
  return terms.join('\u00a0· ');
}
