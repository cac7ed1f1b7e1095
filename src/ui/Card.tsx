import type { ComponentProps } from 'react';
import css from './Card.module.css';

interface CardProps extends Omit<ComponentProps<'section'>, 'className'> {
  /** Lit like the inside of a shell: for the one card of a page that matters most. */
  nacre?: boolean;
  /** Wears the colours of a VIP theme, 0 to 5 (spec §9). */
  vip?: number;
}

/** A surface for what belongs together. */
export function Card({ nacre = false, vip, ...rest }: CardProps) {
  return <section {...rest} data-vip={vip} className={nacre ? `${css['card']} ${css['nacre']}` : css['card']} />;
}
