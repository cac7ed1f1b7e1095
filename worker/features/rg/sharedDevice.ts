import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { kycStates } from '#contract/kyc.ts';
import { rgStates } from '#contract/protection.ts';
import type { Core } from '#worker/core/core.ts';
import { rowVersion } from '#worker/storage/storage.ts';

/** The row with the end of each player's exclusion on this device, in case the vault is cleared. */
const key = 'excluded';
type Ends = Record<number, number>;

type Parts = Pick<Core, 'stores' | 'storage' | 'vault' | 'world' | 'call'>;

async function storedEnds(storage: Parts['storage']): Promise<Ends> {
  const row = await (await storage()).open.kept.get(key);
  return row?.v === rowVersion ? (row.value as Ends) : {};
}

/** Stores a player's end of exclusion outside the vault, epoch milliseconds; 0 if not excluded. */
export async function rememberExcluded({ storage, world }: Parts, userId: number, until: number) {
  const ends = await storedEnds(storage);
  if ((ends[userId] ?? 0) === until) return;
  const value = { ...ends, [userId]: until };
  await (await storage()).open.kept.put({ key, v: rowVersion, at: world.now(), value });
}

/**
 * The check before play and deposits on an excluded person's device: rejects with `kycNeeded` unless the operator
 * confirms this player's verified identity, and as the request does if no answer comes.
 */
export function createDeviceCheck({ stores: { session, settings }, storage, vault, world, call }: Parts) {
  async function isShared() {
    const { restrictions, unheard } = await vault.read();
    const ends = Object.entries(await storedEnds(storage).catch((): Ends => ({})));
    for (const [userId, { state, until }] of Object.entries(restrictions))
      if (state === rgStates.excluded) ends.push([userId, until]);
    for (const { userId, standing } of unheard)
      if (standing?.state === rgStates.excluded) ends.push([`${userId}`, standing.until]);
    const now = world.now() + settings.clockOffset;
    return ends.some(([userId, until]) => Number(userId) !== session.userId && until > now);
  }

  return async () => {
    if (!session.userId || !(await isShared())) return;
    const { status } = await call('kyc', {});
    if (status !== kycStates.passed) throw new Failure('refused', codes.kycNeeded, { need: 'kyc' });
  };
}
