import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { useAge } from '#shared/page/useAge.ts';
import typography from '#ui/typography.module.css';
import { useIsToday } from './useIsToday.ts';
import { words } from './words.en.ts';

interface AnswerAgeProps {
  /** The time of the answer, epoch milliseconds. */
  at: number;
  /** A newer one couldn't be loaded. */
  failed: boolean;
}

/** How old an answer is that can't be renewed now: its time unless the connection bar has it, and always another day. */
export function AnswerAge({ at, failed }: AnswerAgeProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { onLine, failing } = useSnapshot(stores.network);
  const time = useAge(at, failed);
  const isToday = useIsToday(at);
  const isOld = failed || !onLine || failing;
  const text = isOld && !isToday ? t('otherDay', { day: formatDay(at, locales[code]) }) : time && t('asOf', { time });
  return text && <output className={typography['caption']}>{text}</output>;
}
