import type { ReactNode } from 'react';
import hidden from '#ui/visuallyHidden.module.css';
import css from './GameBar.module.css';

interface FigureProps {
  name: string;
  /** The name in its short form for the bar. */
  short: string;
  children: ReactNode;
}

/** A labelled figure of the game bar; a screen reader reads its whole name. */
export function Figure({ name, short, children }: FigureProps) {
  return (
    <div className={css['reading']}>
      <dt>
        <span aria-hidden="true">{short}</span>
        <span className={hidden['unseen']}>{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
