import type { ReactNode } from 'react';
import css from './Wide.module.css';

/** A horizontal scroll container for wide content, reachable by keyboard; the page itself doesn't scroll sideways. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
    <section className={css['wide']} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
