import { useEffect, useState } from 'react';
import * as codes from '#contract/codes.ts';
import type { Limit } from '#contract/endpoints/protection.ts';
import { href } from '#nav/href.ts';
import { useReply } from '#nav/useReply.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { isByLimit } from '#shared/rg/limitCodes.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { IdentityFirst } from '../IdentityFirst.tsx';
import css from '../Play.module.css';
import { words } from '../words.en.ts';
import { LimitNotice } from './LimitNotice.tsx';
import { endedBy } from './endedBy.ts';

/** The minimum bet of a game that gives none, hundredths. */
const least = 1;

export interface EndedByLimitProps {
  gameId: number;
  isTimeUp: boolean;
  onAgain: () => void;
}

/**
 * Shows why a game was ended, by the operator's current figures: the person may not play, or a limit is reached. It
 * names no limit that isn't, and without either leaves it to the next start of the game to say why.
 */
export function EndedByLimit({ gameId, isTimeUp, onAgain }: EndedByLimitProps) {
  const t = words.use();
  const { value, failure } = useReply('selfLimitInfo', {});
  const [minBet, setMinBet] = useState<number>();
  useEffect(() => {
    const reads = [app.games.game(gameId), app.replies.read('selfLimitInfo', {})] as const;
    void Promise.allSettled(reads).then(([game]) =>
      setMinBet((game.status === 'fulfilled' && game.value?.minBet) || least),
    );
  }, [gameId]);
  if (minBet === undefined) return null;
  const refusal = failure ? undefined : value?.playRefusal;
  if (refusal?.code === codes.kycNeeded) return <IdentityFirst />;
  if (refusal && isByLimit(refusal.code)) {
    const { code, until } = refusal;
    return <LimitNotice code={code} details={{ ...(until && { until }) }} />;
  }
  /** Without a current answer only a time limit that was counted down here, in a period that isn't over, is known. */
  const isKnown = ({ kind, resetAt }: Limit) =>
    !failure || (isTimeUp && kind === 'session' && (resetAt ?? 0) > operatorTime());
  const limit = endedBy(value?.limits.filter(isKnown) ?? [], minBet, isTimeUp);
  if (limit) {
    const { kind, period, used, resetAt } = limit;
    const details = { kind, period, limit: limit.value, used: used ?? 0, ...(resetAt && { resetAt }) };
    return <LimitNotice code={kind === 'session' ? codes.timeLimit : codes.lossLimit} details={details} />;
  }
  if (isTimeUp) return <LimitNotice code={codes.timeLimit} details={{}} />;
  return (
    <div className={css['trouble']} role="alert">
      <EmptyState title={t('restricted')} text={t('stopped')}>
        <Button onClick={onAgain}>{t('openAgain')}</Button>
        <LinkButton to={href('/')}>{t('toLobby')}</LinkButton>
      </EmptyState>
    </div>
  );
}
