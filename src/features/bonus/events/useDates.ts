import { useSnapshot } from 'valtio';
import type { Activity } from '#contract/entities.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { words } from '../words.en.ts';
import { eventState } from '#shared/activityTiles/eventState.ts';

/** When an event begins, ends or ended, in words; empty without an end. */
export function useDates({ startTime, endTime }: Pick<Activity, 'startTime' | 'endTime'>, now: number): string {
  const t = words.use();
  const { code } = useSnapshot(language);
  const time = (at: number) => formatDateTime(at, locales[code]);
  const state = eventState({ startTime, endTime }, now);
  if (state === 'ended') return t('endedAt', { time: time(endTime!) });
  if (state === 'upcoming') return t('starts', { time: time(startTime!) });
  return endTime ? t('ends', { time: time(endTime) }) : '';
}
