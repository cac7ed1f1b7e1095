import type { ReactNode } from 'react';
import css from './notice.module.css';

interface EmptyStateProps {
  /** The address of a drawing, for the eye alone. */
  picture?: string;
  title: string;
  text?: string;
  /** What to do about it. */
  children?: ReactNode;
}

/** Says that there is nothing here, and what to do about it. */
export function EmptyState({ picture, title, text, children }: EmptyStateProps) {
  return (
    <div className={css['notice']}>
      {picture && <img src={picture} alt="" width={160} height={120} loading="lazy" decoding="async" />}
      <p className={css['title']}>{title}</p>
      {text && <p className={css['text']}>{text}</p>}
      {children}
    </div>
  );
}
