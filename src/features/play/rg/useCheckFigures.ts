import { useEffect, useEffectEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { manilaDay } from '#i18n/manila.ts';
import { useReply } from '#nav/useReply.ts';

/** Figures from this long before a check count: the worker prefetches them up to ten seconds ahead; milliseconds. */
const ahead = 15_000;

/** A longer pause of the page's clock isn't play: the operator counts this much from a player's sign; milliseconds. */
const longestPause = 90_000;

/**
 * The operator's figures of play for a reality check, by the page's clock (`now`, epoch milliseconds): read for this
 * check, since the device last slept, and of the current day. Without a value they are being loaded, or have failed.
 */
export function useCheckFigures(now: number) {
  const { clockOffset } = useSnapshot(stores.settings);
  const { value, at, failure, retry } = useReply('rgSession', {});
  const dayOf = (time: number) => manilaDay(time + clockOffset);

  const [clock, setClock] = useState({ now, since: now });
  const { since } = clock;
  const hasPaused = Math.abs(now - clock.now) > longestPause;
  if (clock.now !== now) setClock({ now, since: hasPaused || dayOf(now) !== dayOf(clock.now) ? now : since });
  const isOfCheck = at >= since - ahead && at <= now + ahead;
  const isCurrent = value !== undefined && isOfCheck && dayOf(at) === dayOf(Math.max(at, now));

  const readMissing = useEffectEvent(() => {
    if (!isCurrent) void retry();
  });
  useEffect(() => readMissing(), [isCurrent, since]);

  return { value: isCurrent ? value : undefined, at, failure: isCurrent ? undefined : failure, retry };
}
