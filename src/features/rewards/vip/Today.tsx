import { dayStates } from '#contract/rewards/dailySignIn.ts';
import { vipStates, type VipState } from '#contract/rewards/vip.ts';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import type { MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import type { Reward } from '#shared/rewards/showRewards.ts';
import { useAwardText } from '#shared/rewards/useAwardText.ts';
import { Card } from '#ui/Card.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import typography from '#ui/typography.module.css';
import hidden from '#ui/visuallyHidden.module.css';
import { firstWith, type VipInfo } from './levels.ts';
import type { Vip } from './useVip.ts';
import css from './VipScreen.module.css';
import { words } from './words.en.ts';

interface TodayProps {
  value: VipInfo;
  daily: MoneyAct<'claimVipDaily'>;
  signIn: MoneyAct<'claimVipSignIn'>;
  vip: Vip;
  reasonId: string;
}

/** The level's daily benefits: its award, and the sign-in of the week (VI-04). */
export function Today({ value, daily, signIn, vip, reasonId }: TodayProps) {
  const t = words.use();
  const awardText = useAwardText();
  const { days, list, status } = value.signIn;
  const next = list.find((each) => each.status === dayStates.today) ?? list[days];
  const isOver = value.daily.status === vipStates.claimed && status === vipStates.claimed;
  const claimOf = (state: VipState, awards: readonly Reward[]) => {
    if (state === vipStates.claimed) return 'claimed';
    return vip.waits(awards) ? 'locked' : 'claimable';
  };
  const reasonOf = (awards: readonly Reward[]) => (vip.waits(awards) ? reasonId : undefined);
  return (
    <Card>
      <h2>{t('today')}</h2>
      <ListRow
        title={t('daily')}
        text={awardText(value.daily.awards) || <Opens value={value} kind="dailyAward" />}
        end={
          value.daily.status !== vipStates.locked && (
            <ClaimButton
              act={daily}
              input={{}}
              what={`${t('daily')}, ${awardText(value.daily.awards)}`}
              state={claimOf(value.daily.status, value.daily.awards)}
              reasonId={reasonOf(value.daily.awards)}
              kind={vip.kind}
            />
          )
        }
      />
      <div className={css['bare']}>
        <ListRow
          title={t('signIn')}
          text={
            status === vipStates.locked ? (
              <Opens value={value} kind="signInAward" />
            ) : (
              t('signInSoFar', { n: String(days), of: String(list.length) })
            )
          }
          end={
            status !== vipStates.locked && (
              <ClaimButton
                act={signIn}
                input={next && status === vipStates.claimable ? { day: next.day } : {}}
                what={`${t('signIn')}, ${awardText(next?.awards ?? [])}`}
                state={claimOf(status, next?.awards ?? [])}
                reasonId={reasonOf(next?.awards ?? [])}
                kind={vip.kind}
              />
            )
          }
        />
      </div>
      {status !== vipStates.locked && <Week list={list} />}
      {isOver && <output className={typography['caption']}>{t('tomorrow')}</output>}
    </Card>
  );
}

/** The first level with this benefit. */
function Opens({ value: { levels, vip }, kind }: { value: VipInfo; kind: 'dailyAward' | 'signInAward' }) {
  const t = words.use();
  const first = firstWith(levels, vip, kind);
  return first ? t('from', { name: first.name }) : t('notYet');
}

/** The seven sign-ins of the week: each one's award, the claimed ones, and today's. */
function Week({ list }: { list: VipInfo['signIn']['list'] }) {
  const t = words.use();
  const awardText = useAwardText();
  return (
    <ol className={css['week']} aria-label={t('signInWeek')}>
      {list.map(({ day, awards, status }) => (
        <li key={day} data-state={status} aria-current={status === dayStates.today ? 'date' : undefined}>
          <span className={typography['caption']}>{t('day', { n: String(day) })}</span>
          <strong>{awardText(awards)}</strong>
          {status === dayStates.done && <span className={css['done']}>{t('dayDone')}</span>}
          {status === dayStates.today && <span className={hidden['unseen']}>{t('dayToday')}</span>}
        </li>
      ))}
    </ol>
  );
}
