import { useEffect, useState } from 'react';
import type { Failure } from '#contract/failure.ts';
import type { Days } from './days.ts';
import { lastDays, rememberDays } from './lastDays.ts';

/** Kinds of failure after which older data are better than none. */
const away: readonly string[] = ['offline', 'network', 'timeout'];

interface Asked {
  value: unknown;
  failure: Failure | undefined;
}

/**
 * The days whose records to show: the chosen ones, or those last loaded if the network is away. A period ends today,
 * so what was cached of it yesterday covers other days.
 */
export function useHadDays(name: string, days: Days, { value, failure }: Asked): Days {
  const [last] = useState(() => lastDays(name));
  const { from, to } = days;
  const isThere = value !== undefined;
  useEffect(() => {
    if (isThere) rememberDays(name, { from, to });
  }, [name, from, to, isThere]);
  return !isThere && last && failure && away.includes(failure.kind) ? last : days;
}
