import type { ReactNode } from 'react';
import css from './Wide.module.css';

/** What may be wider than the screen: it is moved sideways by finger or keys, and the page is not. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
    <section className={css['wide']} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
