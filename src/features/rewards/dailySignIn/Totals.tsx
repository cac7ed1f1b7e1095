import { useId } from 'react';
import { totalStates } from '#contract/rewards/dailySignIn.ts';
import type { Output } from '#contract/endpoints.ts';
import { props } from '#contract/props.ts';
import type { Reward } from '#contract/signInReply.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { rowKind } from '#shared/claims/rowKind.ts';
import type { MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { useAwardText } from '#shared/rewards/useAwardText.ts';
import { Card } from '#ui/Card.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { words as claimWords } from '#shared/claims/words.en.ts';
import typography from '#ui/typography.module.css';
import css from './SignInScreen.module.css';
import { words } from './words.en.ts';

interface TotalsProps {
  value: Readonly<Pick<Output<'loginBonus3User'>, 'total' | 'signedDays' | 'signedToday'>>;
  receive: MoneyAct<'receiveSignIn'>;
  /** Money waits for the first deposit. */
  locked: boolean;
}

/** The awards for total days, each claimed once, after today's (SI-02). */
export function Totals({ value: { total, signedDays, signedToday }, receive, locked }: TotalsProps) {
  const t = words.use();
  const claims = claimWords.use();
  const awardText = useAwardText();
  const reasonId = useId();
  const isLocked = (awards: readonly Reward[]) => locked && awards.some(({ id }) => id === props.coin);
  const ready = total.filter(({ awards, status }) => status === totalStates.claimable && !isLocked(awards));
  return (
    <Card>
      <h2>{t('total')}</h2>
      <p className={typography['caption']}>{signedDays === 0 ? t('totalNone') : t('totalNow', { n: signedDays })}</p>
      {locked && (
        <p id={reasonId} className={typography['caption']}>
          {claims('cashLocked')}
        </p>
      )}
      <ul className={css['totals']}>
        {total.map(({ id, days, awards, status }) => {
          const what = `${t('totalDays', { n: days })}, ${awardText(awards)}`;
          const waits = isLocked(awards);
          const state = waits ? 'locked' : 'claimable';
          return (
            <li key={id}>
              <ListRow
                title={t('totalDays', { n: days })}
                text={awardText(awards)}
                end={
                  status === totalStates.locked ? (
                    <span className={typography['caption']}>
                      {t('daysOf', { n: String(signedDays), of: String(days) })}
                    </span>
                  ) : (
                    <ClaimButton
                      act={receive}
                      input={{ id }}
                      what={what}
                      state={status === totalStates.claimed ? 'claimed' : state}
                      reasonId={waits ? reasonId : undefined}
                      kind={signedToday ? rowKind(ready.length) : 'plain'}
                    />
                  )
                }
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
