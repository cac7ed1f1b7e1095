import type { ReactNode } from 'react';

interface OutsideLinkProps {
  href: string;
  className?: string | undefined;
  onClick?: () => void;
  'aria-label'?: string;
  children: ReactNode;
}

/** A link out of the app, which stays open: in another tab, or by the Android wrapper (`watchOutside`). */
export const OutsideLink = ({ children, ...link }: OutsideLinkProps) => (
  <a {...link} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);
