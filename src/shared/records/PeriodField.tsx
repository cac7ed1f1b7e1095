import { mostDays, type Days, type Period } from './days.ts';
import { Field } from '#ui/forms/Field.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import css from './PeriodField.module.css';
import type { ChosenPeriod } from './usePeriod.ts';
import { words } from './words.en.ts';

interface PeriodFieldProps<P extends Period> {
  /** The result of `usePeriod`. */
  chosen: ChosenPeriod<P>;
}

/** A period picker: a preset, or a first and a last day (V-28). */
export function PeriodField<P extends Period>({ chosen }: PeriodFieldProps<P>) {
  const t = words.use();
  const { periods, period, setPeriod, own, setOwn, fieldError, today, oldest } = chosen;
  const nameOf = (each: Period) => t(each);
  const day = (at: keyof Days, label: string) => (
    <Field
      label={label}
      type="date"
      min={oldest}
      max={today}
      value={own[at]}
      error={fieldError?.at === at ? t(fieldError.key, { n: mostDays }) : undefined}
      onChange={(value) => setOwn({ ...own, [at]: value })}
    />
  );
  return (
    <>
      <SelectField
        label={t('period')}
        options={periods.map((value) => ({ value, label: nameOf(value) }))}
        value={period}
        onChange={setPeriod}
      />
      {period === 'own' && (
        <div className={css['days']}>
          {day('from', t('fromDay'))}
          {day('to', t('toDay'))}
        </div>
      )}
    </>
  );
}
