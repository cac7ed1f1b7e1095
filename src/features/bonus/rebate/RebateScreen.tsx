import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { alreadyDone } from '#contract/codes.ts';
import { allTypes } from '#contract/rewards/bonus.ts';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { effect } from '#data/effects.ts';
import { stores } from '#data/stores.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { toast } from '#nav/toasts.ts';
import { useReply } from '#nav/useReply.ts';
import { CashLocked } from '#shared/claims/CashTerms.tsx';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { ServerCountdown } from '#shared/claims/ServerCountdown.tsx';
import { useIsToday } from '#shared/page/useIsToday.ts';
import { useManilaMidnight } from '#shared/claims/useManilaMidnight.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { useMoneyAct, type MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { Card } from '#ui/Card.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import typography from '#ui/typography.module.css';
import { words } from '../words.en.ts';
import { isOutdated } from './outdated.ts';
import { Rates } from './Rates.tsx';
import { Terms } from './Terms.tsx';
import { Types } from './Types.tsx';

/**
 * The rebate (BO-03, VI-06): the rebate of past days' bets by kind of games, claimed at once or one by one; at both
 * of its addresses (Q-36).
 */
export default function RebateScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const reply = useReply('betBonus', { type: allTypes });
  const { retry } = reply;
  const isToday = useIsToday(reply.at);
  const { locked, onFailure } = useRewardLock();
  const plan = {
    onDone({ rewards }: Output<'betBonusReceive'> | Output<'betBonusByTypeReceive'>) {
      effect('win');
      void showRewards(rewards);
    },
    onFailure(failure: unknown) {
      if (failure instanceof Failure && failure.code === alreadyDone) toast(t('already'));
      else onFailure(failure);
      void retry();
    },
  };
  const all = useMoneyAct('claimRebates', plan);
  const one = useMoneyAct('claimRebateOf', plan);
  const busy = all.busy || one.busy;
  const lockId = useId();
  useManilaMidnight(() => void retry());

  return (
    <RewardPage
      title={t('rebate')}
      back="/bonus"
      reply={reply}
      acts={[all, one]}
      intro={userId === 0 && <p>{t('rebateIntro')}</p>}
    >
      {(value) => {
        // Without wagering it is the player's own money, which waits for no deposit.
        const waitId = locked && value.turnover ? lockId : undefined;
        return (
          <>
            <Total value={value} all={{ ...all, busy }} lockId={waitId} isToday={isToday} />
            {waitId && <CashLocked id={waitId} />}
            <Types value={value} one={{ ...one, busy }} lockId={waitId} isToday={isToday} />
            <Rates list={value.list} days={value.expireDays} />
            <LinkButton to={href('/vip/rebate/record')}>{t('record')}</LinkButton>
          </>
        );
      }}
    </RewardPage>
  );
}

interface TotalProps {
  value: Readonly<Output<'betBonus'>>;
  all: MoneyAct<'claimRebates'>;
  /** The id of the text that explains why nothing is claimable yet. */
  lockId: string | undefined;
  /** What is said of today is of the current day. */
  isToday: boolean;
}

/** The claimable total, its terms, and when today's bets follow. */
function Total({ value, all, lockId, isToday }: TotalProps) {
  const t = words.use();
  const [leastId, outdatedId] = [useId(), useId()];
  const { list, total, canReceive, minReceive, nextTime, turnover } = value;
  const now = useOperatorTime();
  const isOld = list.some((each) => isOutdated(each, now));
  const ownReasonId = isOld ? outdatedId : canReceive === 0 ? leastId : undefined;
  const reasonId = lockId ?? ownReasonId;
  /** What claiming all brings, or would bring once claimable. */
  const amount = canReceive || total;
  return (
    <Card nacre>
      <h2 className={typography['subheading']}>{t('rebateReady')}</h2>
      <MoneyText amount={total} large />
      {total === 0 ? (
        <p id={leastId} className={typography['caption']}>
          {t('noRebate')}
        </p>
      ) : (
        canReceive === 0 && <p id={leastId}>{t('least', { amount: formatMoney(minReceive) })}</p>
      )}
      {isOld && (
        <p id={outdatedId} className={typography['caption']}>
          {t('outdated')}
        </p>
      )}
      {total > 0 && (
        <>
          {turnover && canReceive > 0 ? <Terms amount={amount} times={turnover} /> : null}
          <ClaimButton
            act={all}
            input={{}}
            what={formatMoney(amount)}
            state={reasonId ? 'locked' : 'claimable'}
            reasonId={reasonId}
          >
            {t('claimAll')}
          </ClaimButton>
        </>
      )}
      {isToday && (
        <p className={typography['caption']}>
          {t('next')} <ServerCountdown label={t('next')} until={nextTime} />
        </p>
      )}
    </Card>
  );
}
