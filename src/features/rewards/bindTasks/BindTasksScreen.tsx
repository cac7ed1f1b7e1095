import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Failed } from '#shared/page/Failed.tsx';
import { language, locales } from '#i18n/language.ts';
import { Page } from '#shared/page/Page.tsx';
import { showRewards } from '#shared/rewards/showRewards.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { app } from '#data/worker.ts';
import { OutcomeUnknown } from '#shared/money-act/OutcomeUnknown.tsx';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import css from './BindTasksScreen.module.css';
import { Task } from './Task.tsx';
import { words } from './words.ts';

/** The tasks that complete an account, each with its reward (FD-02): number, receiving account, identity, password. */
export default function BindTasksScreen() {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { onLine } = useSnapshot(stores.network);
  const { user } = useSnapshot(stores.session);
  const { value, at, failure, retry } = useReply('bindInfo', {});
  const claim = useMoneyAct('claimBind', { onDone: ({ rewards }) => void showRewards(rewards) });

  // A number or a password may have just been added in a dialog over this page.
  const { mobile, hasPassword } = user ?? {};
  useEffect(() => void app.replies.read('bindInfo', {}).catch(() => {}), [mobile, hasPassword]);

  let content = <Skeleton lines={8} />;
  if (value) {
    content = value.list.length ? (
      <div className={css['list']}>
        {value.list.map((task) => (
          <Task key={task.id} task={task} claim={claim} onLine={onLine} />
        ))}
      </div>
    ) : (
      <EmptyState title={t('none')} />
    );
  } else if (failure) content = <Failed failure={failure} onRetry={retry} />;
  return (
    <Page title={t('title')} back="/" balance>
      <p>{t('intro')}</p>
      {!onLine && value && (
        <output className={css['small']}>
          {t('needsConnection')} {t('asOf', { time: formatDateTime(at, locales[code]) })}
        </output>
      )}
      {claim.unknown ? (
        <OutcomeUnknown act={claim} text={t('doubtText')} />
      ) : (
        claim.outcome && <output>{t(claim.outcome)}</output>
      )}
      {content}
    </Page>
  );
}
