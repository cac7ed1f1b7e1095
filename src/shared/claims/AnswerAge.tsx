import { useAge } from '#shared/page/useAge.ts';
import { useOtherDay } from '#shared/page/useIsToday.ts';
import typography from '#ui/typography.module.css';
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
  const time = useAge(at, failed);
  const day = useOtherDay(at, failed);
  const text = day ? t('otherDay', { day }) : time && t('asOf', { time });
  return text && <output className={typography['caption']}>{text}</output>;
}
