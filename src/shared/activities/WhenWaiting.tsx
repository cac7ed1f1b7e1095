import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { canBeDotted, useDot } from './dots.ts';
import { stores } from '#data/stores.ts';

interface WhenWaitingProps {
  /** The address of an entry or a tab. */
  at: string;
  children: ReactNode;
}

/** Renders its children while something waits for the player at an address (checklist E-12). */
export function WhenWaiting(props: WhenWaitingProps) {
  const { userId } = useSnapshot(stores.session);
  return userId !== 0 && canBeDotted(props.at) && <Follow {...props} />;
}

const Follow = ({ at, children }: WhenWaitingProps) => useDot(at) && children;
