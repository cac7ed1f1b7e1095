import type { ReactNode } from 'react';

interface OutsideLinkProps {
  href: string;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** Leads out of the app, which stays where it is: by another tab, or as the Android wrapper does it (`watchOutside`). */
export const OutsideLink = ({ href, className, onClick, children }: OutsideLinkProps) => (
  <a href={href} className={className} target="_blank" rel="noopener noreferrer" onClick={onClick}>
    {children}
  </a>
);
