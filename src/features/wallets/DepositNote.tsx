import { formatMoney } from '#i18n/money.ts';
import type { Note } from './useDeposit.ts';
import hidden from '#ui/visuallyHidden.module.css';
import css from './WalletsScreen.module.css';
import { words } from './words.en.ts';

interface DepositNoteProps {
  note: Note | null;
  /** What is wrong with the amount, shown instead of the note; empty for nothing. */
  wrong?: string;
  /** What is wrong is shown elsewhere, so it is only announced. */
  isShown?: boolean;
}

/** Shows the outcome of the previous deposit, or what to correct. */
export function DepositNote({ note, wrong = '', isShown = false }: DepositNoteProps) {
  const t = words.use();
  const textOf = (each: Note) => {
    switch (each.key) {
      case 'untrusted':
        return t(each.key, { orderNo: each.orderNo });
      case 'outOfRange':
        return t(each.key, { min: formatMoney(each.min), max: formatMoney(each.max) });
      case 'unpaidOrders':
        return t(each.key, { n: String(each.minutes) });
      case 'byLimit':
        return each.text;
      default:
        return t(each.key);
    }
  };
  const text = wrong || (note && textOf(note));
  const look = wrong && isShown ? hidden['unseen'] : css['reason'];
  return <div role="alert">{text && <p className={look}>{text}</p>}</div>;
}
