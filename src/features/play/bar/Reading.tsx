import type { ReactNode } from 'react';
import css from './GameBar.module.css';

/** A figure of the game's bar, over its name. */
export function Reading({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css['reading']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
