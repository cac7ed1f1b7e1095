import { readLocal, removeLocal, writeLocal } from '#browser/localStore.ts';
import { stores } from '#data/stores.ts';

const name = 'jackpot.unseen';

/**
 * After this a draw missing from the record never happened, milliseconds: an act arrives within a minute, or not at
 * all.
 */
const patience = 120_000;

const operatorTime = (at = Date.now()) => at + stores.settings.clockOffset;

/** Stores that a draw has begun whose result the player hasn't seen (S-10). */
export const noteDraw = (): void => void writeLocal('player', name, operatorTime());

/** Clears it: the result was shown, or there is none. */
export const forgetDraw = (): void => removeLocal('player', name);

/** When the draw with the unseen result was begun, by the operator's clock; 0 for none. */
export const unseenSince = (): number => Number(readLocal<unknown>('player', name, 0)) || 0;

/**
 * The outcome of a draw begun at a time, from the player's record, latest first, as of a time of this device: the
 * draw; `none` if it never happened; undefined if it still may.
 */
export function foundIn<D extends { readonly time: number }>(
  record: readonly D[],
  since: number,
  at: number,
): D | 'none' | undefined {
  const drawn = record.findLast(({ time }) => time >= since);
  return drawn ?? (operatorTime(at) > since + patience ? 'none' : undefined);
}
