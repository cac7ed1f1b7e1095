import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatMoment } from './dates.ts';
import { language, locales } from './language.ts';

/**
 * The time (epoch milliseconds) of shown data, as text: today's as a clock, older ones with their date; undefined for
 * 0.
 */
export function useAsOf(time: number): string | undefined {
  const { code } = useSnapshot(language);
  const [now] = useState(Date.now);
  return time > 0 ? formatMoment(time, now, locales[code]) : undefined;
}
