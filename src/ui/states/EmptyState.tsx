import type { ReactNode } from 'react';
import { Icon } from '../media/Icon.tsx';
import css from './EmptyState.module.css';
import { Picture } from '../media/Picture.tsx';

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
