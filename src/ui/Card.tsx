import type { ComponentProps } from 'react';
import css from './Card.module.css';

interface CardProps extends Omit<ComponentProps<'section'>, 'className'> {
  /** With the iridescent background, for the most important card of a page. */
  nacre?: boolean;
  /** Uses the colours of a VIP palette, 0 to 5 (spec §9). */
  vip?: number;
}

/** A surface for related content. */
export function Card({ nacre = false, vip, ...rest }: CardProps) {
  return <section {...rest} data-vip={vip} className={nacre ? `${css['card']} ${css['nacre']}` : css['card']} />;
}
