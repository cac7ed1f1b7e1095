import { pesos } from '../../hundredths.ts';
import { createPlayer } from '../../operator/identity/players.ts';
import { claimOnce } from '../../operator/rewards/claims.ts';
import { proofName } from '../../operator/tasks/standing.ts';
import { payDeposit } from '../paidDeposit.ts';
import type { Trx } from '../tables.ts';

const hour = 60 * 60 * 1_000;

/** The task of sharing the app, which the app proves. */
const share = 22;

/**
 * The demo accounts created an hour before the sandbox's first start, so that offers for new players are open for a
 * week: one account is untouched, the other has a first deposit with a waiting bonus and a one-time task.
 */
export const newcomers = [
  { account: 'lina88', nickname: 'Lina' },
  { account: 'nilo88', nickname: 'Nilo', deposit: pesos(600), proven: share },
] as const;

/** Seeds the demo accounts of new players. */
export async function seedNewcomers(trx: Trx, passwordHash: string, now: number): Promise<void> {
  for (const { account, nickname, ...done } of newcomers) {
    const time = now - hour;
    const userId = await createPlayer(trx, { account, nickname, passwordHash, termsVersion: 'demo', time });
    if (!('deposit' in done)) continue;
    await payDeposit(trx, { userId, amount: done.deposit, orderedAt: time, paidAt: time });
    await claimOnce(trx, { userId, name: proofName(done.proven), time });
  }
}
