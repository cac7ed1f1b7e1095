import { pesos } from '../../hundredths.ts';
import { placeMember } from '../../qa/placeMember.ts';
import type { Trx } from '../tables.ts';

const day = 24 * 60 * 60 * 1_000;

/** Members of the demo player with a history: their deposits and bets in pesos, and how many days ago. */
const members = [
  { account: 'ligaya88', nickname: 'Ligaya', recharge: 1_000, bet: 6_000, ago: 45 },
  { account: 'andoy88', nickname: 'Andoy', recharge: 500, bet: 2_500, ago: 41 },
  { account: 'tala88', nickname: 'Tala', recharge: 100, bet: 300, ago: 38 },
  { account: 'isko88', nickname: 'Isko', recharge: 0, bet: 0, ago: 36 },
] as const;

/** A member of the demo player's first member, and so of the team. */
const below = { account: 'bea88', nickname: 'Bea', recharge: 200, bet: 1_000, ago: 37 } as const;

/** Seeds a player's recruited members, so that there is commission and a step to claim. */
export async function seedMembers(trx: Trx, userId: number, passwordHash: string, now: number): Promise<void> {
  const place = (pid: number, { ago, recharge, bet, ...named }: (typeof members)[number] | typeof below) =>
    placeMember(trx, {
      ...named,
      pid,
      passwordHash,
      recharge: pesos(recharge),
      bet: pesos(bet),
      time: now - ago * day,
    });
  const [first, ...others] = members;
  const firstId = await place(userId, first);
  for (const member of others) await place(userId, member);
  await place(firstId, below);
}
