import { readLocal, removeLocal, writeLocal } from '#browser/localStore.ts';
import { stores } from '#data/stores.ts';

const name = 'jackpot.unseen';

/** After this a draw that isn't in the record never came about, milliseconds: an act arrives within a minute, or not at all. */
const patience = 120_000;

const operatorTime = (at = Date.now()) => at + stores.settings.clockOffset;

/** Notes that a draw is begun whose result the player hasn't seen yet (S-10). */
export const noteDraw = (): void => void writeLocal('player', name, operatorTime());

/** Forgets it: the result was shown, or there is none. */
export const forgetDraw = (): void => removeLocal('player', name);

/** When the draw was begun whose result is still to be shown, by the operator's clock; 0 for none. */
export const unseenSince = (): number => Number(readLocal<unknown>('player', name, 0)) || 0;

/**
 * What became of a draw begun at a time, by the player's record, latest first, as of a time of this device: the draw;
 * `none` if it never came about; undefined if it still may.
 */
export function foundIn<D extends { readonly time: number }>(
  record: readonly D[],
  since: number,
  at: number,
): D | 'none' | undefined {
  const drawn = record.findLast(({ time }) => time >= since);
  return drawn ?? (operatorTime(at) > since + patience ? 'none' : undefined);
}
