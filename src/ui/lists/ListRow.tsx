import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../media/Icon.tsx';
import css from './ListRow.module.css';

interface ListRowProps {
  title: ReactNode;
  text?: ReactNode;
  /** Stands before the words: a picture or an icon. */
  start?: ReactNode;
  /** Stands after them: an amount, a dot, a state. */
  end?: ReactNode;
  /** Where the whole row leads. */
  href?: string;
  /** What the whole row does, where it leads nowhere. */
  onPress?: () => void;
}

/** One of a list: what it is, what there is to say of it, and where it leads. */
export function ListRow({ title, text, start, end, href, onPress }: ListRowProps) {
  const content = (
    <>
      {start && <span className={css['start']}>{start}</span>}
      <span className={css['words']}>
        <span className={css['title']}>{title}</span>
        {text && <span className={css['text']}>{text}</span>}
      </span>
      {end && <span className={css['end']}>{end}</span>}
      {(href || onPress) && (
        <span className={css['onward']}>
          <Icon name="onward" />
        </span>
      )}
    </>
  );
  if (href) {
    return (
      <Link href={href} className={css['row']}>
        {content}
      </Link>
    );
  }
  if (onPress) {
    return (
      <button type="button" className={css['row']} onClick={onPress}>
        {content}
      </button>
    );
  }
  return <div className={css['row']}>{content}</div>;
}

/** The place of a row that is on its way, as high as a row with two lines. */
export function ListRowSkeleton({ start = false }: { start?: boolean }) {
  return (
    <div className={css['row']} aria-hidden="true">
      {start && <span className={`${css['start']} ${css['wait']}`} />}
      <span className={css['words']}>
        <span className={`${css['title']} ${css['wait']}`}>&nbsp;</span>
        <span className={`${css['text']} ${css['wait']}`}>&nbsp;</span>
      </span>
    </div>
  );
}
