import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio';
import { alreadyDone } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { CashTerms } from '#shared/claims/CashTerms.tsx';
import { Closed } from '#shared/claims/Closed.tsx';
import { rowKind } from '#shared/claims/rowKind.ts';
import { closedReason } from '#shared/claims/closed.ts';
import { useRewardLock } from '#shared/deposit/useRewardLock.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Page } from '#shared/page/Page.tsx';
import { useAge } from '#shared/page/useAge.ts';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { stores } from '#data/stores.ts';
import { href } from '#nav/href.ts';
import { useReply } from '#nav/useReply.ts';
import { app } from '#data/worker.ts';
import { OutcomeUnknown } from '#shared/money-act/OutcomeUnknown.tsx';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { claimStates, Task } from './Task.tsx';
import { words } from './words.en.ts';

/**
 * The tasks that complete an account, each with its reward (FD-02): number, receiving account, identity, password. Claims wait for the first
 * deposit (V-32).
 */
export default function BindTasksScreen() {
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  const { user } = useSnapshot(stores.session);
  const { value, at, failure, retry } = useReply('bindInfo', {});
  const { locked, onFailure } = useRewardLock();
  const claim = useMoneyAct('claimBind', {
    onDone: ({ rewards }) => void showRewards(rewards),
    onFailure(cause) {
      if (!(cause instanceof Failure && cause.code === alreadyDone)) onFailure(cause);
      void retry();
    },
  });
  const lockId = useId();
  const time = useAge(at, failure !== undefined);

  // A number or a password may have just been added in a dialog over this page.
  const { mobile, hasPassword } = user ?? {};
  useEffect(() => void app.replies.read('bindInfo', {}).catch(() => {}), [mobile, hasPassword]);

  let content = <Skeleton lines={8} />;
  const reason = closedReason(failure);
  if (reason) content = <Closed reason={reason} until={failure?.details.until} />;
  else if (value) {
    const ready = value.list.filter(({ status }) => status === claimStates.ready);
    content = value.list.length ? (
      <div className={layout['stack3']}>
        {value.list.map((task) => (
          <Task
            key={task.id}
            task={task}
            claim={claim}
            kind={locked ? 'plain' : rowKind(ready.length)}
            onLine={onLine}
            lockId={locked ? lockId : undefined}
          />
        ))}
      </div>
    ) : (
      <EmptyState title={t('none')} />
    );
  } else if (failure) content = <Failed failure={failure} onRetry={retry} />;
  return (
    <Page title={t('title')} back="/" balance>
      <p>{t('intro')}</p>
      {!reason && value && <CashTerms turnover={value.turnover} locked={false} lockId="" />}
      {!onLine && value && (
        <output className={typography['caption']}>
          {t('needsConnection')} {time && t('asOf', { time })}
        </output>
      )}
      {claim.unknown ? (
        <OutcomeUnknown act={claim} text={t('doubtText')} />
      ) : (
        claim.outcome && <output>{t(claim.outcome)}</output>
      )}
      {locked && (
        <Card>
          <p id={lockId}>{t('lockedText')}</p>
          <LinkButton to={href('/wallets')}>{t('toDeposit')}</LinkButton>
        </Card>
      )}
      {content}
    </Page>
  );
}
