import type { ReactNode } from 'react';
import css from './ActionBar.module.css';

interface ActionBarProps {
  /** Where it is sticky: at the foot of the window, or above the tabs; `still` leaves it in its place. */
  at: 'foot' | 'tabs' | 'still';
  children: ReactNode;
}

/**
 * A page's main action, visible at any scroll position, above the connection bar. Under large text it stays at the end
 * of the page.
 */
export function ActionBar({ at, children }: ActionBarProps) {
  return <div className={at === 'foot' ? css['bar'] : `${css['bar']} ${css[at]}`}>{children}</div>;
}
