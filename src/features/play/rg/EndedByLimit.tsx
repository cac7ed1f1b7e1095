import { useEffect, useState } from 'react';
import * as codes from '#contract/codes.ts';
import { useReply } from '#nav/useReply.ts';
import { app } from '#data/worker.ts';
import { LimitNotice } from './LimitNotice.tsx';
import { endedBy } from './endedBy.ts';

/** The minimum bet of a game that gives none, hundredths. */
const least = 1;

/** Shows which limit ended a game, by the operator's current figures. */
export function EndedByLimit({ gameId }: { gameId: number }) {
  const { value } = useReply('selfLimitInfo', {});
  const [minBet, setMinBet] = useState<number>();
  useEffect(() => {
    const reads = [app.games.game(gameId), app.replies.read('selfLimitInfo', {})] as const;
    void Promise.allSettled(reads).then(([game]) =>
      setMinBet((game.status === 'fulfilled' && game.value?.minBet) || least),
    );
  }, [gameId]);
  if (minBet === undefined) return null;
  const limit = endedBy(value?.limits ?? [], minBet);
  if (!limit) return <LimitNotice code={codes.timeLimit} details={{}} />;
  const { kind, period, used, resetAt } = limit;
  const details = { kind, period, limit: limit.value, used: used ?? 0, ...(resetAt && { resetAt }) };
  return <LimitNotice code={kind === 'session' ? codes.timeLimit : codes.lossLimit} details={details} />;
}
