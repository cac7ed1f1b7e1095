import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../media/Icon.tsx';
import css from './ListRow.module.css';

interface ListRowProps {
  title: ReactNode;
  text?: ReactNode;
  /** Leading content: a picture or an icon. */
  start?: ReactNode;
  /** Trailing content: an amount, a dot, a status. */
  end?: ReactNode;
  /** The link of the whole row. */
  href?: string;
  /** The `id` of the link's description: the label of a dot in it. */
  describedBy?: string;
  /** The action of the whole row, if it has no link. */
  onPress?: () => void;
}

/** A list row: title, text, and a link or action. */
export function ListRow({ title, text, start, end, href, describedBy, onPress }: ListRowProps) {
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
      <Link href={href} className={css['row']} aria-describedby={describedBy}>
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

/** The skeleton of a row with two lines, at its height. */
export function ListRowSkeleton({ start = false }: { start?: boolean }) {
  return (
    <div className={css['row']} aria-hidden="true" data-skeleton>
      {start && <span className={`${css['start']} ${css['wait']}`} />}
      <span className={css['words']}>
        <span className={`${css['title']} ${css['wait']}`}>&nbsp;</span>
        <span className={`${css['text']} ${css['wait']}`}>&nbsp;</span>
      </span>
    </div>
  );
}
