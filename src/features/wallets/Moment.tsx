import type { Money } from '#contract/schema.ts';
import { Drawing } from '#ui/media/Drawing.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import css from './Moment.module.css';

const drawings = { done: 'M4.5 12.5 10 18 19.5 6.5', sent: 'M12 19V5.5M6 11.5l6-6 6 6' } as const;

interface MomentProps {
  /** It has succeeded, or it is on its way. */
  kind: keyof typeof drawings;
  title: string;
  amount: Money;
  /** What happened; changes are announced to screen readers. */
  text: string;
}

/** Money that came or leaves, the same for both: a mark that draws itself, still with reduced motion, and the amount. */
export function Moment({ kind, title, amount, text }: MomentProps) {
  return (
    <div className={css['moment']}>
      <span key={kind} className={`${css['tick']} ${css[kind]}`}>
        <Drawing path={drawings[kind]} />
      </span>
      <h2>{title}</h2>
      <p className={css['amount']}>
        <MoneyText amount={amount} large />
      </p>
      <output>{text}</output>
    </div>
  );
}
