import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import css from './ActionBar.module.css';

interface ActionBarProps {
  /** Where it is sticky: at the foot of the window, or above the tabs; `still` leaves it in its place. */
  at: 'foot' | 'tabs' | 'still';
  children: ReactNode;
}

/**
 * A page's main action, visible at any scroll position. Under large text, and while the connection bar has the foot,
 * it stays at the end of the page.
 */
export function ActionBar({ at, children }: ActionBarProps) {
  const { onLine, failing, portal } = useSnapshot(stores.network);
  const place = !onLine || failing || portal ? 'still' : at;
  return <div className={place === 'foot' ? css['bar'] : `${css['bar']} ${css[place]}`}>{children}</div>;
}
