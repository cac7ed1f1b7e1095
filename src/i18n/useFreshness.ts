import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatMoment } from './dates.ts';
import { language, locales } from './language.ts';

/** A time (epoch milliseconds) as the age of what is shown: today's as a clock, older ones with their day; 0 is none. */
export function useAsOf(time: number): string | undefined {
  const { code } = useSnapshot(language);
  const [now] = useState(Date.now);
  return time > 0 ? formatMoment(time, now, locales[code]) : undefined;
}
