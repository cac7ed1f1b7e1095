import type { ReactNode } from 'react';
import layout from '#ui/layout.module.css';
import css from './GalleryScreen.module.css';

/** One component in one state, with its caption. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={layout['stack2']}>
      <h3 className={css['name']}>{name}</h3>
      {children}
    </div>
  );
}
