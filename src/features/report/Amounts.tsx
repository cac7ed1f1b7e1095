import type { Money } from '#contract/schema.ts';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import css from './ReportScreen.module.css';

type Row = readonly [name: string, amount: Money];

/** A list of labelled amounts, with the result highlighted at the end. */
export function Amounts({ rows, result }: { rows: readonly Row[]; result: Row }) {
  return (
    <dl className={css['amounts']}>
      {[...rows, result].map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <MoneyText amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
