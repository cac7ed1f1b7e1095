import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { rebateStates } from '#contract/rewards/bonus.ts';
import type { Output } from '#contract/endpoints.ts';
import type { Rebate } from '#contract/endpoints/rebate.ts';
import type { Money } from '#contract/schema.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import type { MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '#shared/claims/RewardPage.module.css';
import { words } from '../words.en.ts';
import { isOutdated } from './outdated.ts';
import { usePercent } from '#shared/claims/usePercent.ts';

interface TypesProps {
  value: Readonly<Output<'betBonus'>>;
  one: MoneyAct<'claimRebateOf'>;
  /** The id of the text that explains why nothing is claimable yet. */
  lockId: string | undefined;
  /** Today's bets and rates are of the current day. */
  isToday: boolean;
}

/** The kinds of games with something claimable, claimed today, or bet on today. */
export function Types({ value: { list, minReceive, canReceive }, one, lockId, isToday }: TypesProps) {
  const now = useOperatorTime();
  const shown = list.filter(
    ({ bonus, todayBet, status }) => bonus > 0 || (todayBet && isToday) || status === rebateStates.claimed,
  );
  return (
    <ul className={`${layout['list']} ${layout['stack3']}`}>
      {shown.map((each) => (
        <li key={each.type}>
          <Type
            rebate={each}
            now={now}
            least={minReceive}
            inAll={canReceive > 0}
            one={one}
            lockId={lockId}
            isToday={isToday}
          />
        </li>
      ))}
    </ul>
  );
}

interface TypeProps {
  rebate: Readonly<Rebate>;
  /** The operator's time, epoch milliseconds. */
  now: number;
  least: Money;
  /** Claiming all includes amounts below the minimum. */
  inAll: boolean;
  one: MoneyAct<'claimRebateOf'>;
  lockId: string | undefined;
  isToday: boolean;
}

function Type({ rebate, now, least, inAll, one, lockId, isToday }: TypeProps) {
  const t = words.use();
  const percent = usePercent();
  const { code } = useSnapshot(language);
  const [titleId, leastId, outdatedId] = [useId(), useId(), useId()];
  const { type, name, rate, validBet, bonus, status, todayBet, todayBonus, expireTime } = rebate;
  const tooLittle = status === rebateStates.nothing;
  const isOld = isOutdated(rebate, now);
  const ownReasonId = isOld ? outdatedId : tooLittle ? leastId : undefined;
  const reasonId = lockId ?? ownReasonId;
  const stateNow = () => {
    if (status === rebateStates.claimed) return 'claimed';
    return reasonId ? 'locked' : 'claimable';
  };
  const figures = (sum: Money, bet: Money) => ({ bonus: formatMoney(sum), bet: formatMoney(bet) });
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className={typography['subheading']}>
        {name}
      </h2>
      {(bonus > 0 || status === rebateStates.claimed) && (
        <div className={css['foot']}>
          <span className={css['words']}>
            {bonus > 0 && <span>{t('fromBets', figures(bonus, validBet))}</span>}
            {bonus > 0 && tooLittle && (
              <small id={leastId} className={typography['caption']}>
                {t(inAll ? 'underLeast' : 'least', { amount: formatMoney(least) })}
              </small>
            )}
            {isOld && (
              <small id={outdatedId} className={typography['caption']}>
                {t('outdated')}
              </small>
            )}
            {bonus > 0 && expireTime && !isOld ? (
              <small className={typography['caption']}>
                {t('claimBy', { time: formatDateTime(expireTime, locales[code]) })}
              </small>
            ) : null}
          </span>
          <ClaimButton
            act={one}
            input={{ type }}
            what={`${name}, ${formatMoney(bonus)}`}
            state={stateNow()}
            reasonId={reasonId}
            kind="plain"
          />
        </div>
      )}
      {todayBet && isToday ? (
        <p className={typography['caption']}>
          {todayBonus === undefined || todayBonus === null
            ? t('todayBets', { bet: formatMoney(todayBet), percent: percent(rate) })
            : t('today', { ...figures(todayBonus, todayBet), percent: percent(rate) })}
        </p>
      ) : null}
    </Card>
  );
}
