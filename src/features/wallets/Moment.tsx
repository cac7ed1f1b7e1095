import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { Celebration } from '#shared/celebration/Celebration.tsx';
import { CountUp } from '#shared/celebration/CountUp.tsx';
import { Drawing } from '#ui/media/Drawing.tsx';
import css from './Moment.module.css';

const drawings = { done: 'M4.5 12.5 10 18 19.5 6.5', sent: 'M12 19V5.5M6 11.5l6-6 6 6' } as const;

interface MomentProps {
  /** Whether it is done, or on its way. */
  kind: keyof typeof drawings;
  /** It has just happened, so it moves and is celebrated. */
  isNews: boolean;
  title: string;
  amount: Money;
  /** What happened; changes are announced to screen readers. */
  text: string;
}

/**
 * Confirms that money came or was sent: the amount, and a mark, which draws itself where that is news, unless motion is
 * reduced. A large amount is not celebrated more than a small one.
 */
export function Moment({ kind, isNews, title, amount, text }: MomentProps) {
  return (
    <div className={isNews ? `${css['moment']} ${css['news']}` : css['moment']}>
      <Celebration key={kind} worth={isNews && kind === 'done' ? 'small' : 'none'}>
        <span className={`${css['tick']} ${css[kind]}`}>
          <Drawing path={drawings[kind]} />
        </span>
      </Celebration>
      <h2>{title}</h2>
      <p className={css['amount']}>
        {isNews && kind === 'done' ? (
          <CountUp to={amount} format={(count) => formatMoney(count as Money)} />
        ) : (
          formatMoney(amount)
        )}
      </p>
      <output>{text}</output>
    </div>
  );
}
