import type { ReactNode } from 'react';
import css from './notice.module.css';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** What to do about it. */
  children?: ReactNode;
}

/** Says that there is nothing here, and what to do about it. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={css['notice']}>
      <p className={css['title']}>{title}</p>
      {text && <p className={css['text']}>{text}</p>}
      {children}
    </div>
  );
}
