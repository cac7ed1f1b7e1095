import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { buttonClass, type ButtonKind } from '#ui/buttonClass.ts';

interface LinkButtonProps {
  /** An address made by `href`. */
  to: string;
  kind?: ButtonKind;
  wide?: boolean;
  /** Its purpose, if the text doesn't say it: "Go: Bet ₱200 today". */
  'aria-label'?: string;
  children: ReactNode;
}

/** A link that looks like a button; none to a page that the operator doesn’t have. */
export function LinkButton({ to, kind = 'plain', wide = false, children, ...named }: LinkButtonProps) {
  const exists = useKnownAddress();
  if (!exists(to)) return null;
  return (
    <Link href={to} className={buttonClass(kind, wide)} {...named}>
      {children}
    </Link>
  );
}
