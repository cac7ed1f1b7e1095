import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { alreadyDone, conditionUnmet } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { followStates, followWait } from '#contract/rewards/follow.ts';
import { effect } from '#data/effects.ts';
import { stores } from '#data/stores.ts';
import { toast } from '#nav/toasts.ts';
import { useReply } from '#nav/useReply.ts';
import { CashTerms, hasCash } from '#shared/claims/CashTerms.tsx';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { rowKind } from '#shared/claims/rowKind.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import layout from '#ui/layout.module.css';
import { PageRow } from './PageRow.tsx';
import { useAway } from './useAway.ts';
import { words } from './words.en.ts';

/** The operator's pages on other platforms: each pays once, after its player has looked at it long enough (FO-01). */
export default function FollowScreen() {
  const { userId } = useSnapshot(stores.session);
  return <PagesOf key={userId} userId={userId} />;
}

function PagesOf({ userId }: { userId: number }) {
  const t = words.use();
  const reply = useReply('followInfo', {});
  const { retry } = reply;
  const { locked, onFailure } = useRewardLock();
  const lockId = useId();
  /** The pages opened from here but not looked at long enough. */
  const [glanced, setGlanced] = useState<ReadonlySet<number>>(new Set());

  const visit = useMoneyAct('visitFollow', { onDone: () => {} });
  const claim = useMoneyAct('claimFollow', {
    onDone({ rewards }) {
      effect('win');
      void showRewards(rewards);
    },
    onFailure(failure) {
      if (isTooSoon(failure)) toast(t('tooShort'));
      else if (!(failure instanceof Failure && failure.code === alreadyDone)) onFailure(failure);
      void retry();
    },
  });
  const away = useAway({
    least: followWait,
    onBack(id, long) {
      if (!long) return toast(t('tooShort'));
      setGlanced((before) => new Set([...before].filter((each) => each !== id)));
    },
  });
  const leave = (id: number) => {
    away.leave(id);
    setGlanced((before) => new Set([...before, id]));
    if (!visit.busy) void visit.run({ id });
  };

  return (
    <RewardPage
      title={t('title')}
      back="/"
      reply={reply}
      acts={[claim, visit]}
      intro={userId === 0 && <p>{t('intro')}</p>}
    >
      {({ list, turnover }) => {
        if (list.length === 0) return <EmptyState title={t('none')} />;
        const waits = locked && list.some(({ awards }) => hasCash(awards));
        const ready = list.filter(
          ({ id, status, awards }) =>
            status === followStates.visited && !glanced.has(id) && !(waits && hasCash(awards)),
        );
        return (
          <>
            <p>{t('how')}</p>
            <ul className={layout['list']}>
              {list.map((page) => (
                <PageRow
                  key={page.id}
                  page={page}
                  isGlanced={glanced.has(page.id)}
                  claim={claim}
                  kind={rowKind(ready.length)}
                  lockId={waits && hasCash(page.awards) ? lockId : undefined}
                  onLeave={() => leave(page.id)}
                />
              ))}
            </ul>
            {list.some(({ awards }) => hasCash(awards)) && (
              <CashTerms turnover={turnover} locked={waits} lockId={lockId} />
            )}
          </>
        );
      }}
    </RewardPage>
  );
}

/** Whether the operator refused because the page wasn't looked at long enough. */
const isTooSoon = (failure: unknown) =>
  failure instanceof Failure && failure.code === conditionUnmet && failure.details.need === 'visit';
