import { useSnapshot } from 'valtio';
import type { Requirement } from '#contract/endpoints/withdrawals.ts';
import { rgStates } from '#contract/protection.ts';
import { language, locales } from '#i18n/language.ts';
import { stores } from '#data/stores.ts';
import { HeldMoney } from '#shared/balance/HeldMoney.tsx';
import { wageringOf } from '#shared/balance/wagering.ts';
import { DateText } from '#ui/text/DateText.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { formatMoney } from '#i18n/money.ts';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import type { Exchange } from '../rules.ts';
import css from '../WithdrawalScreen.module.css';
import { words } from '../words.en.ts';

interface TurnoverProps {
  exchange: Pick<Exchange, 'coin' | 'needBet' | 'tradeInfo' | 'bonusCoin' | 'withdrawable'>;
}

/**
 * The wagering that holds money back, with progress for own and bonus money, and where it comes from. While it holds
 * nothing back, such as with all money in the safebox, it is named only.
 */
export function Turnover({ exchange }: TurnoverProps) {
  const t = words.use();
  const { needBet } = exchange;
  const { need, list } = exchange.tradeInfo;
  const { isHeld } = wageringOf(exchange);
  const mayPlay = useSnapshot(stores.rg).state === rgStates.normal;
  if (need === 0 && needBet === 0) return <p className={css['small']}>{t('turnoverNone')}</p>;
  return (
    <>
      {mayPlay && needBet === 0 && <p>{t('turnoverDone')}</p>}
      {mayPlay && needBet > 0 && !isHeld && (
        <Facts>
          <Fact name={t('toStake')}>{formatMoney(needBet)}</Fact>
        </Facts>
      )}
      <HeldMoney exchange={exchange} bars />
      {list.length > 0 && (
        <Disclosure title={t('turnoverFrom')}>
          {list.map((each, place) => (
            <Source key={each.orderNo ?? place} requirement={each} />
          ))}
        </Disclosure>
      )}
    </>
  );
}

const kinds = { deposit: 'fromDeposit', bonus: 'fromBonus', coupon: 'fromCoupon', reward: 'fromReward' } as const;
const nameOf = (kind: string) => (Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : 'fromOther');

function Source({ requirement: { kind, need, left, time } }: { requirement: Requirement }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  return (
    <ListRow
      title={t(nameOf(kind))}
      text={<DateText at={time} locale={locales[code]} />}
      end={
        <>
          <MoneyText amount={need} />
          <br />
          <span className={css['small']}>{t('stillLeft', { left: formatMoney(left) })}</span>
        </>
      }
    />
  );
}
