import { manilaDay } from '#i18n/manila.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { Field } from '#ui/forms/Field.tsx';
import { words } from './words.en.ts';

/** Whether a day in Manila has begun: an empty one is no day. */
export const hasBegun = (day: string) => day <= manilaDay(operatorTime());

interface DayFieldProps {
  /** A day in Manila, as 2026-11-21; empty for all days. */
  day: string;
  onChange: (day: string) => void;
}

/** Filters records by one day until today, or shows those of all. */
export function DayField({ day, onChange }: DayFieldProps) {
  const t = words.use();
  const isFaulty = !hasBegun(day);
  return (
    <Field
      label={t('day')}
      type="date"
      max={manilaDay(operatorTime())}
      value={day}
      hint={isFaulty ? undefined : t('allDays')}
      error={isFaulty ? t('dayAhead') : undefined}
      onChange={onChange}
    />
  );
}
