import css from './Badge.module.css';
import hidden from './visuallyHidden.module.css';

interface DotProps {
  /** Text for a screen reader: `3 unread`. */
  label: string;
  /** The number shown, if any; `99+` above 99. */
  count?: number;
  /** The label's id, for the `aria-describedby` of the control with the dot, whose name then stays the same. */
  id?: string;
}

const most = 99;

/** The unread dot, in the corner of the nearest positioned ancestor. */
export function Dot({ label, count, id }: DotProps) {
  const number = count === undefined ? '' : count > most ? `${most}+` : String(count);
  return (
    <span className={number ? `${css['dot']} ${css['counts']}` : css['dot']}>
      <span aria-hidden="true">{number}</span>
      <span className={hidden['unseen']} id={id} hidden={id !== undefined}>
        {label}
      </span>
    </span>
  );
}
