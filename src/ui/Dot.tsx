import css from './Badge.module.css';
import hidden from './visuallyHidden.module.css';

interface DotProps {
  /** What waits there, for a screen reader: `3 unread`. */
  label: string;
  /** How many, if that is worth a number; beyond 99 it is more than 99. */
  count?: number;
}

const most = 99;

/** The red dot on an entry where something waits. It stands in the corner of the nearest positioned box. */
export function Dot({ label, count }: DotProps) {
  const number = count === undefined ? '' : count > most ? `${most}+` : String(count);
  return (
    <span className={number ? `${css['dot']} ${css['counts']}` : css['dot']}>
      <span aria-hidden="true">{number}</span>
      <span className={hidden['unseen']}>{label}</span>
    </span>
  );
}
