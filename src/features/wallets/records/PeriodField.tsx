import { Field } from '#ui/forms/Field.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import css from '../WalletsScreen.module.css';
import { words } from '../words.ts';
import { mostDays, type Period } from '#shared/records/days.ts';
import type { ChosenPeriod } from './usePeriod.ts';

const keys = {
  any: 'anyTime',
  today: 'today',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  own: 'ownDays',
} as const satisfies Record<Period, string>;

interface PeriodFieldProps {
  /** What `usePeriod` returned. */
  chosen: ChosenPeriod;
  periods: readonly Period[];
}

/** Which time: a period, or a first and a last day (V-28). */
export function PeriodField({ chosen, periods }: PeriodFieldProps) {
  const t = words.use();
  const { period, setPeriod, own, setOwn, fault, today } = chosen;
  const said = (at: 'from' | 'to') => (fault?.at === at ? t(fault.key, { n: mostDays }) : undefined);
  return (
    <>
      <SelectField
        label={t('period')}
        options={periods.map((value) => ({ value, label: t(keys[value]) }))}
        value={period}
        onChange={setPeriod}
      />
      {period === 'own' && (
        <div className={`${css['choices']} ${css['wide']}`}>
          <Field
            label={t('fromDay')}
            type="date"
            max={today}
            value={own.from}
            error={said('from')}
            onChange={(from) => setOwn({ ...own, from })}
          />
          <Field
            label={t('toDay')}
            type="date"
            max={today}
            value={own.to}
            error={said('to')}
            onChange={(to) => setOwn({ ...own, to })}
          />
        </div>
      )}
    </>
  );
}
