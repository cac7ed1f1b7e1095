import { formatClock, formatDateTime, formatDay } from '#i18n/dates.ts';
import css from './MoneyText.module.css';

const looks = { clock: formatClock, day: formatDay, full: formatDateTime };

interface DateTextProps {
  /** Epoch milliseconds. */
  at: number;
  locale: string;
  as?: keyof typeof looks;
}

/** A time as it is in Manila, and as programs read it. */
export function DateText({ at, locale, as = 'full' }: DateTextProps) {
  return (
    <time className={css['time']} dateTime={new Date(at).toISOString()}>
      {looks[as](at, locale)}
    </time>
  );
}
