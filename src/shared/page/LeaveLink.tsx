import type { ReactNode } from 'react';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';

interface LeaveLinkProps {
  /** An https address. */
  to: string;
  className?: string | undefined;
  'aria-label'?: string;
  onOpen?: () => void;
  /** The notice was answered with leaving. */
  onLeave?: () => void;
  children: ReactNode;
}

/** A way of the operator's out of the app: a notice names its host first. The browser by itself has no address of it to open. */
export function LeaveLink({ to, className, onOpen, onLeave, children, ...named }: LeaveLinkProps) {
  const ask = () => {
    onOpen?.();
    show('leave', { address: to, ...(onLeave && { onLeave }) }).catch(report);
  };
  return (
    <button type="button" className={className} onClick={ask} {...named}>
      {children}
    </button>
  );
}
