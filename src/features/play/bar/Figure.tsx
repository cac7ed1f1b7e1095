import type { ReactNode } from 'react';
import css from './GameBar.module.css';

/** A labelled figure of the game bar. */
export function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css['reading']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
