import type { ReactNode } from 'react';
import typography from '#ui/typography.module.css';
import css from './ClaimRow.module.css';

interface ClaimRowProps {
  /** The subject of the reward. */
  children: ReactNode;
  /** A note beside the button. */
  note: ReactNode;
  /** The claim, or its outcome. */
  claim: ReactNode;
}

/** A row of a list of rewards: the subject of each, and its claim. */
export function ClaimRow({ children, note, claim }: ClaimRowProps) {
  return (
    <li className={css['row']}>
      {children}
      <div className={css['foot']}>
        <span className={`${typography['caption']} ${css['note']}`}>{note}</span>
        {claim}
      </div>
    </li>
  );
}
