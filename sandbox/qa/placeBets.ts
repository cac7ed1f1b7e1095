import { randomUUID } from 'node:crypto';
import type { Trx } from '../db/tables.ts';
import { hundredths } from '../hundredths.ts';
import { move } from '../ledger/ledger.ts';
import { roundOf, tallyBet, tallyWin, update } from '../operator/games/rounds.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';

interface Bets {
  userId: number;
  gameId: number;
  /** Hundredths. */
  amount: number;
  time: number;
}

/**
 * Books a player's settled round at no cost: the stake is lent, bet, won back and returned. So levels, tasks and
 * rebates have real bets, however much they require.
 */
export async function placeBets(trx: Trx, { userId, gameId, amount, time }: Bets): Promise<void> {
  await lockPlayer(trx, userId);
  const id = `qa-${randomUUID()}`;
  const times = { launchExpires: time, openedAt: time, closedAt: time };
  await trx
    .insertInto('stays')
    .values({ id, userId, gameId, demo: false, launchHash: id, launched: true, ...times })
    .execute();
  const common = { userId, time, remark: 'Bets by QA' };
  const round = { roundId: '1', bet: amount };
  await move(trx, { ...common, ref: `lent:${id}`, type: 'adjustment', amount });
  await roundOf(trx, { id, userId }, round.roundId, time, amount);
  const coinAfterBet = await move(trx, { ...common, ref: `bet:${id}:1`, type: 'bet', amount: 0 - amount });
  const tallied = await tallyBet(trx, { id, userId }, round, time);
  await update(trx, id, round.roundId, { coinAfterBet, ...tallied });
  const coinAfterWin = await move(trx, { ...common, ref: `win:${id}:1`, type: 'win', amount });
  await tallyWin(trx, { id, userId }, { ...round, ...tallied, at: time }, amount, time);
  await update(trx, id, round.roundId, { win: hundredths(amount), coinAfterWin, settledAt: time });
  await move(trx, { ...common, ref: `returned:${id}`, type: 'adjustment', amount: 0 - amount });
}
