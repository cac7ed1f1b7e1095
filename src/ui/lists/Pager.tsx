import { Icon } from '../media/Icon.tsx';
import css from './Pager.module.css';

interface PagerProps {
  /** What is paged through, for a screen reader. */
  label: string;
  /** The page shown, 1 to `pages`. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Where it stands: `2 of 9`. */
  place: string;
  previousLabel: string;
  nextLabel: string;
}

/** One page of a list after the other, where how many there are is known. */
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
