import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { alreadyDone, conditionUnmet } from '#contract/codes.ts';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { props } from '#contract/props.ts';
import { stores } from '#data/stores.ts';
import { effect } from '#data/effects.ts';
import { href } from '#nav/href.ts';
import { toast } from '#nav/toasts.ts';
import { useReply } from '#nav/useReply.ts';
import { CashTerms, hasCash } from '#shared/claims/CashTerms.tsx';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { useManilaMidnight } from '#shared/claims/useManilaMidnight.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { useMoneyAct, type MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { useAwardText } from '#shared/rewards/useAwardText.ts';
import { Conditions, isUnmet } from './Conditions.tsx';
import { Days } from './Days.tsx';
import { Totals } from './Totals.tsx';
import { words } from './words.en.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';

/** The daily sign-in: seven days, their conditions, and awards for total days (SI-01 to SI-03). */
export default function SignInScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const reply = useReply('loginBonus3User', {});
  const { retry } = reply;
  const { locked, onFailure } = useRewardLock();
  const receive = useMoneyAct('receiveSignIn', {
    onDone({ rewards }) {
      effect('win');
      void showRewards(rewards);
    },
    onFailure(failure) {
      if (isOfAnotherDay(failure)) toast(t('newDay'));
      else if (!(failure instanceof Failure && failure.code === alreadyDone)) onFailure(failure);
      void retry();
    },
  });
  useManilaMidnight(() => void retry());

  return (
    <RewardPage title={t('title')} back="/" reply={reply} acts={[receive]} intro={userId === 0 && <p>{t('intro')}</p>}>
      {(value) => (
        <>
          <Days list={value.list} />
          <Today value={value} receive={receive} locked={locked} />
          <Totals value={value} receive={receive} locked={locked} />
          {[...value.list, ...value.total].some(({ awards }) => hasCash(awards)) && (
            <CashTerms turnover={value.need.turnover} />
          )}
          <LinkButton to={href('/activity/sign-in/rule')}>{t('rule')}</LinkButton>
        </>
      )}
    </RewardPage>
  );
}

/** Whether a claim was refused because another day has begun (SI-05). */
const isOfAnotherDay = (failure: unknown) =>
  failure instanceof Failure && failure.code === conditionUnmet && failure.details.need === 'today';

interface TodayProps {
  value: Readonly<Output<'loginBonus3User'>>;
  receive: MoneyAct<'receiveSignIn'>;
  /** Money waits for the first deposit. */
  locked: boolean;
}

/** Today's claim with its conditions. */
function Today({ value: { day, signedToday, list, need }, receive, locked }: TodayProps) {
  const t = words.use();
  const awardText = useAwardText();
  const reasonId = useId();
  const awards = list[day - 1]?.awards;
  if (signedToday) return <p className={typography['caption']}>{t('signed')}</p>;
  if (!awards) return null;
  const isLocked = isUnmet(need) || (locked && awards.some(({ id }) => id === props.coin));
  return (
    <div className={layout['stack3']}>
      <ClaimButton
        act={receive}
        input={{ day }}
        what={awardText(awards)}
        state={isLocked ? 'locked' : 'claimable'}
        reasonId={isLocked ? reasonId : undefined}
      >
        {t('claimDay', { n: String(day) })}
      </ClaimButton>
      {isLocked && <Conditions id={reasonId} need={need} />}
    </div>
  );
}
