import type { ComponentProps } from 'react';
import { cardClass } from './cardClass.ts';

interface CardProps extends Omit<ComponentProps<'section'>, 'className'> {
  /** With the iridescent background, for play and rewards: something to win or to claim. */
  nacre?: boolean;
  /** Uses the colours of a VIP palette, 0 to 5 (spec §9). */
  vip?: number;
}

/** A surface for related content. */
export function Card({ nacre = false, vip, ...rest }: CardProps) {
  return <section {...rest} data-vip={vip} className={cardClass('surface', nacre)} />;
}
