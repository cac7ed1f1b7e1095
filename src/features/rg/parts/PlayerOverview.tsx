import type { ReactNode } from 'react';
import type { Limit } from '#contract/endpoints/protection.ts';
import { AnswerAge } from '#shared/claims/AnswerAge.tsx';
import { Failed } from '#shared/page/Failed.tsx';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { useReply } from '#nav/useReply.ts';
import { Card } from '#ui/Card.tsx';
import { screenful, Skeleton } from '#ui/states/Skeleton.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { useOutboxLimits } from '#shared/rg/useOutboxLimits.ts';
import { words } from '../words.en.ts';
import { LimitList } from './LimitList.tsx';
import { PlayTime } from './PlayTime.tsx';
import { Reminder } from './Reminder.tsx';

/**
 * The player's play time and results, the limits in force, and the deposit reminder; `children` follow them, and
 * don't move when they load.
 */
export function PlayerOverview({ children }: { children: ReactNode }) {
  const now = useReply('rgSession', {});
  const held = useReply('selfLimitInfo', {});
  // What a break or an exclusion does to the balance is then on the device when its form opens.
  useReply('getExchange', {});
  const known = [now, held].filter(({ value }) => value);
  const lacking = [now, held].filter(({ value }) => !value);
  if (lacking.some(({ failure }) => !failure)) return <Skeleton lines={screenful} />;
  return (
    <>
      {known.length > 0 && (
        <AnswerAge at={Math.min(...known.map(({ at }) => at))} failed={known.some(({ failure }) => failure)} />
      )}
      {now.value && <PlayTime {...now.value} at={now.at} />}
      {held.value && <Limits limits={held.value.limits} />}
      {lacking[0] && (
        <Failed failure={lacking[0].failure} onRetry={() => lacking.forEach(({ retry }) => void retry())} />
      )}
      <Reminder />
      {children}
    </>
  );
}

function Limits({ limits }: { limits: readonly Limit[] }) {
  const t = words.use();
  const waits = useOutboxLimits().some(({ kind }) => kind !== 'reminder');
  // This button is quiet next to those of a pending limit.
  const asks = limits.some(({ pending }) => pending);
  return (
    <Card aria-label={t('limits')}>
      <div className={layout['stack3']}>
        <h2>{t('limits')}</h2>
        <LimitList limits={limits} />
        {waits && <output className={typography['caption']}>{t('keptHere')}</output>}
        <LinkButton to={href('/member/self-limited', { part: 'limits' })} kind={asks ? 'quiet' : 'plain'}>
          {t('change')}
        </LinkButton>
      </div>
    </Card>
  );
}
