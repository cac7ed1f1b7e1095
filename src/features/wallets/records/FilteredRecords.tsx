import { Fragment, useState, type ReactNode } from 'react';
import { SelectField } from '#ui/forms/SelectField.tsx';
import css from '../WalletsScreen.module.css';
import type { Span } from '#shared/records/days.ts';
import { PeriodField } from '#shared/records/PeriodField.tsx';
import type { ChosenPeriod } from '#shared/records/usePeriod.ts';

interface RecordsInPeriodProps {
  chosen: ChosenPeriod;
  /** Filters besides the period. */
  more?: ReactNode;
  /** Renders the records of a period. */
  children: (span: Span) => ReactNode;
}

/** Records with a period filter; while the chosen days are invalid, no records are shown. */
export function RecordsInPeriod({ chosen, more, children }: RecordsInPeriodProps) {
  const { span } = chosen;
  return (
    <>
      <div className={css['choices']}>
        {more}
        <PeriodField chosen={chosen} />
      </div>
      {span && <Fragment key={JSON.stringify(span)}>{children(span)}</Fragment>}
    </>
  );
}

/** The option for all, a value that is no number of the operator's. */
const all = -1;

interface FilteredRecordsProps<K extends string> {
  chosen: ChosenPeriod;
  /** The operator's name for the second filter. */
  name: K;
  label: string;
  /** The label of the option for all. */
  anyLabel: string;
  options: readonly { value: number; label: string }[];
  /** Renders the records of a filter. */
  children: (filter: Span & { [name in K]?: number }) => ReactNode;
}

/** Records filtered by period and one more property; changing a filter starts a new list. */
export function FilteredRecords<K extends string>({
  chosen,
  name,
  label,
  anyLabel,
  options,
  children,
}: FilteredRecordsProps<K>) {
  const [value, setValue] = useState<number>(all);
  const picked = value === all ? {} : ({ [name]: value } as { [name in K]?: number });
  const more = (
    <SelectField
      label={label}
      options={[{ value: all, label: anyLabel }, ...options]}
      value={value}
      onChange={setValue}
    />
  );
  return (
    <RecordsInPeriod chosen={chosen} more={more}>
      {(span) => <Fragment key={value}>{children({ ...span, ...picked })}</Fragment>}
    </RecordsInPeriod>
  );
}
