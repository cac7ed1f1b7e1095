import type { ReactNode } from 'react';
import css from './Badge.module.css';

type BadgeKind = 'plain' | 'gold' | 'good' | 'bad';

/** A word on what stands beside it: new, paid, refused. */
export function Badge({ kind = 'plain', children }: { kind?: BadgeKind; children: ReactNode }) {
  return <span className={`${css['badge']} ${css[kind]}`}>{children}</span>;
}
