import { useSnapshot } from 'valtio';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import type { Money } from '#contract/schema.ts';
import { manilaDay, startOfManilaDay } from '#i18n/manila.ts';
import { language, locales } from '#i18n/language.ts';
import { formatMoney } from '#i18n/money.ts';
import { daysOfPeriod } from '#shared/records/days.ts';
import { words } from '#shared/records/words.en.ts';
import { DateText } from '#ui/text/DateText.tsx';
import type { Day } from './byDay.ts';
import css from './DayHead.module.css';

interface DayHeadProps {
  day: Day;
  /** Formats the day's total. */
  totalText: ((amount: string) => string) | undefined;
}

/** The heading of a day's records: today, yesterday or its date, and its total. */
export function DayHead({ day, totalText }: DayHeadProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const now = useOperatorTime();
  const { date, total } = day;
  const near = { [manilaDay(now)]: t('today'), [daysOfPeriod('yesterday', now).from]: t('yesterday') };
  return (
    <header className={css['day']}>
      <h2>{near[date] ?? <DateText at={startOfManilaDay(date)} locale={locales[code]} as="day" />}</h2>
      {totalText && total !== undefined && <span>{totalText(formatMoney(total as Money))}</span>}
    </header>
  );
}
