import { Fragment, useState, type ReactNode } from 'react';
import { SelectField } from '#ui/forms/SelectField.tsx';
import css from '../WalletsScreen.module.css';
import type { Span } from '#shared/records/days.ts';
import { PeriodField } from '#shared/records/PeriodField.tsx';
import type { ChosenPeriod } from '#shared/records/usePeriod.ts';

interface InTimeProps {
  chosen: ChosenPeriod;
  /** What can be chosen besides the time. */
  more?: ReactNode;
  /** Shows the records of a time. */
  children: (span: Span) => ReactNode;
}

/** Records of a time; while its days are none that can be looked at there are no records. */
export function InTime({ chosen, more, children }: InTimeProps) {
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

/** The choice of everything, among the operator's numbers. */
const everything = -1;

interface FilteredProps<K extends string> {
  chosen: ChosenPeriod;
  /** What the operator calls what can be chosen besides the time. */
  name: K;
  label: string;
  /** The name of the choice of everything. */
  anyLabel: string;
  options: readonly { value: number; label: string }[];
  /** Shows the records of a filter. */
  children: (filter: Span & { [name in K]?: number }) => ReactNode;
}

/** Records by time and by one thing more; another filter begins another list. */
export function Filtered<K extends string>({ chosen, name, label, anyLabel, options, children }: FilteredProps<K>) {
  const [value, setValue] = useState<number>(everything);
  const picked = value === everything ? {} : ({ [name]: value } as { [name in K]?: number });
  const more = (
    <SelectField
      label={label}
      options={[{ value: everything, label: anyLabel }, ...options]}
      value={value}
      onChange={setValue}
    />
  );
  return (
    <InTime chosen={chosen} more={more}>
      {(span) => <Fragment key={value}>{children({ ...span, ...picked })}</Fragment>}
    </InTime>
  );
}
