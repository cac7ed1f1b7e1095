import type { ReactNode } from 'react';
import { Icon } from '../media/Icon.tsx';
import css from './EmptyState.module.css';
import { Picture } from '../media/Picture.tsx';

interface EmptyStateProps {
  /** The address of a decorative picture. */
  picture?: string;
  title: string;
  text?: string;
  /** Ways to go on. */
  children?: ReactNode;
}

/** An empty state: what is missing, and ways to go on. */
export function EmptyState({ picture, title, text, children }: EmptyStateProps) {
  return (
    <div className={css['notice']}>
      {picture && (
        <Picture src={picture} width={160} height={120} loading="lazy">
          <Icon name="search" />
        </Picture>
      )}
      <p className={css['title']}>{title}</p>
      {text && <p className={css['text']}>{text}</p>}
      {children}
    </div>
  );
}
