import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { Icon } from '../media/Icon.tsx';
import css from './EmptyState.module.css';
import { Picture } from '../media/Picture.tsx';
import { statePictures } from './statePictures.ts';

interface EmptyStateProps {
  /** The address of a decorative picture of ours, which an operator's may replace. */
  picture?: string;
  title: string;
  text?: string;
  /** Ways to go on. */
  children?: ReactNode;
}

const size = { width: 160, height: 120, loading: 'lazy' } as const;

/** An empty state: what is missing, and ways to go on. */
export function EmptyState({ picture, title, text, children }: EmptyStateProps) {
  const { by } = useSnapshot(statePictures);
  const ours = picture && (
    <Picture src={picture} {...size}>
      <Icon name="search" />
    </Picture>
  );
  return (
    <div className={css['notice']}>
      {picture && by[picture] ? (
        <Picture src={by[picture]} {...size}>
          {ours}
        </Picture>
      ) : (
        ours
      )}
      <p className={css['title']}>{title}</p>
      {text && <p className={css['text']}>{text}</p>}
      {children}
    </div>
  );
}
