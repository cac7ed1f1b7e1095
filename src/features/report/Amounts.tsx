import type { Money } from '#contract/schema.ts';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';

type Row = readonly [name: string, amount: Money];

/** A list of labelled amounts, with the result highlighted at the end. */
export function Amounts({ rows, result }: { rows: readonly Row[]; result: Row }) {
  return (
    <Facts>
      {rows.map(([name, amount]) => (
        <Fact key={name} name={name}>
          <MoneyText amount={amount} />
        </Fact>
      ))}
      <Fact name={result[0]}>
        <MoneyText amount={result[1]} />
      </Fact>
    </Facts>
  );
}
