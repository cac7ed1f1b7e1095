import { formatClock, formatDateTime, formatDay, isTime } from '#i18n/dates.ts';
import css from './MoneyText.module.css';

const looks = { clock: formatClock, day: formatDay, full: formatDateTime };

interface DateTextProps {
  /** Epoch milliseconds. */
  at: number;
  locale: string;
  as?: keyof typeof looks;
}

/** A time in Manila, in a `time` element. */
export function DateText({ at, locale, as = 'full' }: DateTextProps) {
  return (
    <time className={css['time']} dateTime={isTime(at) ? new Date(at).toISOString() : undefined}>
      {looks[as](at, locale)}
    </time>
  );
}
