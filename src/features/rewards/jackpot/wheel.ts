import { wheelCells } from '#contract/rewards/jackpot.ts';

/** An award of the operator's settings (payloads A). */
interface Award {
  id: number;
  propId: number;
  count: number;
  type: number;
  showNum?: string | null | undefined;
}

/**
 * The awards on the wheel's ten cells in the operator's order: the first ten, or fewer repeated; none if there
 * are none.
 */
export const cellsOf = <A extends Readonly<Award>>(awards: readonly A[]): readonly A[] =>
  awards.length === 0 ? [] : Array.from({ length: wheelCells }, (_, place) => awards[place % awards.length]!);

/** The cell of a result; undefined if the wheel lacks it, and the result is then shown without it (B10). */
export function cellOf(cells: readonly Readonly<Award>[], awardId: number): number | undefined {
  const cell = cells.findIndex(({ id }) => id === awardId);
  return cell === -1 ? undefined : cell;
}
