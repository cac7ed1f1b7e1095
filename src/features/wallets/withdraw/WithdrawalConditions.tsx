import { useSnapshot } from 'valtio';
import type { PayoutMethod } from '#contract/endpoints/withdrawals.ts';
import { kycStates } from '#contract/kyc.ts';
import { rgStates } from '#contract/protection.ts';
import { stores } from '#data/stores.ts';
import { formatMoney } from '#i18n/money.ts';
import { useIsToday, useOtherDay } from '#shared/page/useIsToday.ts';
import { wageringOf } from '#shared/balance/wagering.ts';
import { headingOf, percentOf, type Exchange } from './rules.ts';
import { useTimeText } from './useTimeText.ts';
import layout from '#ui/layout.module.css';
import css from './WithdrawalScreen.module.css';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { words } from './words.en.ts';

const identities = {
  [kycStates.none]: 'identityNone',
  [kycStates.pending]: 'identityPending',
  [kycStates.passed]: 'identityPassed',
  [kycStates.rejected]: 'identityRejected',
} as const;

interface WithdrawalConditionsProps {
  exchange: Exchange;
  /** The time of the answer, epoch milliseconds. */
  at: number;
  /** A newer one couldn't be loaded. */
  failed: boolean;
  /** The payout method; without one, only the conditions common to all methods are shown. */
  method?: PayoutMethod;
}

/**
 * The conditions of a withdrawal: number per day, fee, whether an identity check is required, and by a payout method its
 * limits and duration (WA-09, G-03). Of another day, it says so instead of how many are left.
 */
export function WithdrawalConditions({ exchange, at, failed, method }: WithdrawalConditionsProps) {
  const t = words.use();
  const timeText = useTimeText();
  const isToday = useIsToday(at);
  const otherDay = useOtherDay(at, failed);
  const { config } = useSnapshot(stores.settings);
  const mayPlay = useSnapshot(stores.rg).state === rgStates.normal;
  const { withdrawable, needBet, withdrawalNumber: n, withdrawTimes: most, freeTimes, kycRequired } = exchange;
  const level = Object.values(config?.vipMap ?? {}).find((each) => each.level === exchange.vip)?.name;

  function fee() {
    if (!method) return freeTimes > 0 ? t('feeFree', { n: freeTimes }) : '';
    const rate = { percent: percentOf(method.feeRate), least: formatMoney(method.feeMin) };
    return freeTimes > 0 ? t('feeFreeThen', { n: freeTimes, ...rate }) : t('feeRate', rate);
  }
  const { own, bonus, isSplit } = wageringOf(exchange);
  const ownLeft = isSplit ? own.left : needBet;
  const toStake = [
    [t('toStake'), ownLeft > 0 ? formatMoney(ownLeft) : t('nothing')],
    ...(isSplit && bonus.held > 0 ? [[t('toStakeBonus'), formatMoney(bonus.left)]] : []),
  ];
  const facts = [
    ...(method ? [[t(headingOf(exchange, isToday)), formatMoney(withdrawable)], ...(mayPlay ? toStake : [])] : []),
    ...(isToday ? [[t('leftToday'), most ? t('leftOf', { n, most }) : String(n)]] : []),
    [t('fee'), fee()],
    ...(method
      ? [
          [t('limits'), t('range', { min: formatMoney(method.minAmount), max: formatMoney(method.maxAmount) })],
          [t('usualTime'), timeText(method.eta)],
        ]
      : []),
    ...(kycRequired ? [[t('identity'), t(identities[exchange.kycStatus])]] : []),
  ];
  return (
    <section className={layout['stack3']}>
      <h2 className={css['heading']}>{t('terms')}</h2>
      {otherDay && <p className={css['small']}>{t('otherDay', { day: otherDay })}</p>}
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      {level && <p className={css['small']}>{t('byLevel', { level })}</p>}
    </section>
  );
}
