import { useId } from 'react';
import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { barsOf, zeroOf } from './bars.ts';
import layout from '#ui/layout.module.css';
import css from './ReportScreen.module.css';
import { words } from './words.en.ts';

interface ChartProps {
  /** The label of each bar, in order, and its amount in hundredths. */
  bars: readonly { name: string; amount: number }[];
  /** What the bars are grouped by, in words. */
  by: string;
}

const width = 320;
const height = 120;
/** The height of a label's capitals. */
const label = 9;
/** Up to this many bars each have a label; with more, only the first and the last. */
const fewBars = 4;

/** A bar chart of results around a zero line, with its scale, and its best and worst as a text for screen readers. */
export function Chart({ bars, by }: ChartProps) {
  const t = words.use();
  const id = useId();
  const amounts = bars.map(({ amount }) => amount);
  const sorted = bars.toSorted((a, b) => b.amount - a.amount);
  const [best, worst] = [sorted[0]!, sorted.at(-1)!];
  const text = t('chartText', {
    best: best.name,
    high: formatMoney(best.amount as Money),
    worst: worst.name,
    low: formatMoney(worst.amount as Money),
  });
  const named = bars.length > fewBars ? [bars[0]!, bars.at(-1)!] : bars;
  const zero = zeroOf(amounts) * height;
  const amountAt = (amount: number, y: number) => (
    <text className={css['amount']} textAnchor="end" paintOrder="stroke" x={width} y={y}>
      {formatMoney(amount as Money)}
    </text>
  );
  return (
    <figure className={`${css['chart']} ${layout['stack1']}`}>
      <p className={css['small']} aria-hidden="true">
        {t('chart', { by })}
      </p>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> can't be drawn here
        role="img"
        viewBox={`0 0 ${width} ${height}`}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <title id={`${id}-title`}>{t('chart', { by })}</title>
        <desc id={`${id}-text`}>{text}</desc>
        {barsOf(amounts).map((bar, at) => (
          <rect
            key={at}
            className={css[bar.gain ? 'gain' : 'loss']}
            x={bar.x * width}
            y={bar.y * height}
            width={bar.width * width}
            height={bar.height * height}
            rx={1}
          />
        ))}
        <line className={css['zero']} x1={0} x2={width} y1={zero} y2={zero} />
        {best.amount > 0 && amountAt(best.amount, label)}
        {worst.amount < 0 && amountAt(worst.amount, height)}
      </svg>
      <div className={css['names']} data-ends={bars.length > fewBars} aria-hidden="true">
        {named.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </div>
    </figure>
  );
}
