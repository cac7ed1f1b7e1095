import type { ReactNode } from 'react';
import layout from '../layout.module.css';
import css from './Facts.module.css';

/**
 * A definition list of `Fact`s: names at the start of a line, values at its end, stacked if both don't fit. With
 * `plain` there are no rules between the lines.
 */
export function Facts({ plain = false, children }: { plain?: boolean; children: ReactNode }) {
  return (
    <dl
      className={plain ? `${css['facts']} ${layout['stack2']}` : `${css['facts']} ${layout['stack2']} ${css['ruled']}`}
    >
      {children}
    </dl>
  );
}

/** A name and its value; nothing without a value. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
