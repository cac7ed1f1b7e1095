import { mostDays } from '#shared/records/days.ts';
import { Field } from '#ui/forms/Field.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import css from './ReportScreen.module.css';
import { periods } from './reportDays.ts';
import type { ReportDays } from './useReportDays.ts';
import { words } from './words.ts';

/** Which days: a period, or a first and a last day of the last ninety (V-28). */
export function DaysField({ chosen }: { chosen: ReportDays }) {
  const t = words.use();
  const { period, setPeriod, days, setOwn, fault, today, oldest } = chosen;
  const said = (at: 'from' | 'to') => (fault?.at === at ? t(fault.key, { n: mostDays }) : undefined);
  return (
    <>
      <SelectField
        label={t('period')}
        options={periods.map((value) => ({ value, label: t(value) }))}
        value={period}
        onChange={setPeriod}
      />
      {period === 'own' && (
        <div className={css['pair']}>
          <Field
            label={t('fromDay')}
            type="date"
            min={oldest}
            max={today}
            value={days.from}
            error={said('from')}
            onChange={(from) => setOwn({ ...days, from })}
          />
          <Field
            label={t('toDay')}
            type="date"
            min={oldest}
            max={today}
            value={days.to}
            error={said('to')}
            onChange={(to) => setOwn({ ...days, to })}
          />
        </div>
      )}
    </>
  );
}
