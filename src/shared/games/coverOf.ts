import type { Tile } from '#contract/entities.ts';

/** The address of a game's cover: the operator's, or our own. */
export const coverOf = ({ id, icon }: Pick<Tile, 'id' | 'icon'>) => icon || `/games/${id}.svg`;

/** The placeholder gradient of a cover: two colours, the upper one first. */
export const coloursOf = ({ lqip }: Pick<Tile, 'lqip'>) =>
  lqip && /^(#[\da-f]{6}){2}$/.test(lqip) ? `linear-gradient(${lqip.slice(0, 7)}, ${lqip.slice(7)})` : undefined;
