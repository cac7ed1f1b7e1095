import type { ReactNode } from 'react';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';

interface LeaveLinkProps {
  /** An https address. */
  to: string;
  className?: string | undefined;
  'aria-label'?: string;
  onOpen?: () => void;
  /** Called when the player confirms leaving. */
  onLeave?: () => void;
  children: ReactNode;
}

/**
 * An operator's link out of the app: a notice names its host first. It has no `href` that the browser could open by
 * itself.
 */
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
