import type { ReactNode } from 'react';

interface OutsideLinkProps {
  href: string;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** A link out of the app, which stays open: in another tab, or through the Android wrapper (`watchOutside`). */
export const OutsideLink = ({ href, className, onClick, children }: OutsideLinkProps) => (
  <a href={href} className={className} target="_blank" rel="noopener noreferrer" onClick={onClick}>
    {children}
  </a>
);
