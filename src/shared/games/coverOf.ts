import type { Tile } from '#contract/entities.ts';

/** Where a game's cover is: the operator's, or our own. */
export const coverOf = ({ id, icon }: Pick<Tile, 'id' | 'icon'>) => icon || `/games/${id}.svg`;

/** The colours that stand in for a picture on its way: two of them in the data, the upper one first. */
export const coloursOf = ({ lqip }: Pick<Tile, 'lqip'>) =>
  lqip && /^(#[\da-f]{6}){2}$/.test(lqip) ? `linear-gradient(${lqip.slice(0, 7)}, ${lqip.slice(7)})` : undefined;
