import { Icon } from '../media/Icon.tsx';
import css from './Pager.module.css';

interface PagerProps {
  /** The accessible name. */
  label: string;
  /** The current page, 1 to `pages`. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The visible position: `2 of 9`. */
  place: string;
  previousLabel: string;
  nextLabel: string;
}

/** Pagination of a list with a known number of pages. */
export function Pager({ label, page, pages, onPage, place, previousLabel, nextLabel }: PagerProps) {
  const step = (name: string, icon: 'back' | 'onward', to: number) => {
    const none = to < 1 || to > pages;
    return (
      <button
        type="button"
        className={css['step']}
        aria-label={name}
        aria-disabled={none}
        onClick={() => {
          if (!none) onPage(to);
        }}
      >
        <Icon name={icon} />
      </button>
    );
  };
  return (
    <nav className={css['pager']} aria-label={label}>
      {step(previousLabel, 'back', page - 1)}
      <span className={css['place']} aria-live="polite">
        {place}
      </span>
      {step(nextLabel, 'onward', page + 1)}
    </nav>
  );
}
