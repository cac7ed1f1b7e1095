import type { ReactNode } from 'react';
import { LeaveLink } from '#shared/page/LeaveLink.tsx';
import type { ContactWay } from './contactWay.ts';

interface SupportLinkProps {
  way: ContactWay;
  className?: string | undefined;
  'aria-label'?: string;
  /** The subject of a mail. */
  subject?: string;
  children: ReactNode;
}

/** A link to customer service: a mail, or a site, which opens after the notice. */
export function SupportLink({ way, subject, children, ...named }: SupportLinkProps) {
  if (way.site)
    return (
      <LeaveLink to={way.href} {...named}>
        {children}
      </LeaveLink>
    );
  const href = subject && !way.href.includes('?') ? `${way.href}?subject=${encodeURIComponent(subject)}` : way.href;
  return (
    <a href={href} {...named}>
      {children}
    </a>
  );
}
