import { manilaDay, startOfManilaDay } from '#i18n/manila.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { Field } from '#ui/forms/Field.tsx';
import { words } from './words.en.ts';

/** Whether a day in Manila has begun; an empty text is no day. */
export const hasBegun = (day: string) => day <= manilaDay(operatorTime());

interface DayFieldProps {
  /** A day in Manila, such as 2026-11-21; empty for all days. */
  day: string;
  onChange: (day: string) => void;
}

/** Filters records by one day up to today, or shows all of them. */
export function DayField({ day, onChange }: DayFieldProps) {
  const t = words.use();
  const isInvalid = !hasBegun(day);
  const fault = Number.isNaN(startOfManilaDay(day)) ? 'dayMissing' : 'dayAhead';
  return (
    <Field
      label={t('day')}
      type="date"
      max={manilaDay(operatorTime())}
      value={day}
      hint={isInvalid ? undefined : t('allDays')}
      error={isInvalid ? t(fault) : undefined}
      onChange={onChange}
    />
  );
}
