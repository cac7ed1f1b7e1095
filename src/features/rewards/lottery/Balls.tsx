import layout from '#ui/layout.module.css';
import hidden from '#ui/visuallyHidden.module.css';
import css from './Balls.module.css';
import { ascending } from './picks.ts';
import { words } from './words.en.ts';

interface BallsProps {
  numbers: readonly number[];
  /** The accessible name of the row; without one the numbers are read as text. */
  label?: string;
  /** The drawn numbers, which are marked if matched. */
  drawn?: readonly number[] | undefined;
  /** How many places the row has; those without a number are empty. */
  places?: number;
  /** The result of a draw, in colour. */
  isResult?: boolean;
}

/** The numbers of an entry or of a draw, side by side; matched ones have a filled ball and a mark (LO-03). */
export function Balls({ numbers, label, drawn, places = numbers.length, isResult = false }: BallsProps) {
  const t = words.use();
  const shown = ascending(numbers);
  return (
    <ul
      className={`${css['row']} ${layout['list']} ${layout['cluster']}`}
      aria-label={label}
      data-result={isResult || undefined}
    >
      {shown.map((number) => (
        <li key={number} className={css['ball']} data-hit={drawn?.includes(number) || undefined}>
          {number}
          {drawn?.includes(number) && (
            <>
              <span className={css['mark']} aria-hidden="true">
                ✓
              </span>
              <span className={hidden['unseen']}>{t('hit')}</span>
            </>
          )}
        </li>
      ))}
      {Array.from({ length: places - shown.length }, (_, place) => (
        <li key={`empty ${place}`} className={css['ball']} data-empty aria-hidden="true" />
      ))}
    </ul>
  );
}
