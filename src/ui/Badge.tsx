import type { ReactNode } from 'react';
import css from './Badge.module.css';

type BadgeKind = 'plain' | 'play' | 'good' | 'bad';

/** A short status label: new, paid, refused. */
export function Badge({ kind = 'plain', children }: { kind?: BadgeKind; children: ReactNode }) {
  return <span className={`${css['badge']} ${css[kind]}`}>{children}</span>;
}
