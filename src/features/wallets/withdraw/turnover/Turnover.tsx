import { useSnapshot } from 'valtio';
import type { Requirement } from '#contract/endpoints/withdrawals.ts';
import { rgStates } from '#contract/protection.ts';
import { language, locales } from '#i18n/language.ts';
import { stores } from '#data/stores.ts';
import { DateText } from '#ui/text/DateText.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { formatMoney } from '#i18n/money.ts';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { Progress } from '#ui/states/Progress.tsx';
import type { Exchange } from '../rules.ts';
import css from '../WithdrawalScreen.module.css';
import { words } from '../words.en.ts';

/** The turnover still required, its progress, and what it is due to. */
export function Turnover({
  exchange: { needBet, tradeInfo, bonusCoin, withdrawable },
}: {
  exchange: Pick<Exchange, 'needBet' | 'tradeInfo' | 'bonusCoin' | 'withdrawable'>;
}) {
  const t = words.use();
  const onBreak = useSnapshot(stores.rg).state === rgStates.onBreak;
  const { need, done, list } = tradeInfo;
  if (need === 0 && needBet === 0) return <p className={css['small']}>{t('turnoverNone')}</p>;
  return (
    <>
      {need > 0 && (
        <Progress
          label={t('turnover')}
          value={done}
          max={need}
          text={t('turnoverOf', { done: formatMoney(done), need: formatMoney(need) })}
        />
      )}
      <p>
        {needBet === 0
          ? t('turnoverDone')
          : onBreak
            ? t('turnoverBreak')
            : t(withdrawable > 0 ? 'turnoverLeft' : 'turnoverFirst', { left: formatMoney(needBet) })}{' '}
        {bonusCoin ? t('turnoverBonus', { bonus: formatMoney(bonusCoin) }) : ''}
      </p>
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
