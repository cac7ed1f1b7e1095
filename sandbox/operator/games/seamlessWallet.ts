import * as codes from '#contract/codes.ts';
import type { Money } from '#contract/schema.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { balanceOf, move } from '#sandbox/ledger/ledger.ts';
import { Refusal } from '../http/refusal.ts';
import { checkMayPlay } from '../kyc/mayPlay.ts';
import { checkLimits } from '../rg/limits.ts';
import { launchedSession, type Launch } from './launches.ts';
import { refuseForGood } from './refusedBets.ts';
import { returnStake } from './returnedStakes.ts';
import { roundOf, gameSessionOf, tallyBet, tallyWin, update } from './rounds.ts';
import { WalletError } from './walletErrors.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';

export interface RoundName {
  session: string;
  roundId: string;
}

/** A bet or win of a round; `amount` in hundredths. */
export interface Step extends RoundName {
  amount: number;
}

/**
 * The seamless wallet used by the game provider. A round is bet on once: a second bet is `alreadyTaken`, whatever the
 * limits are by then, so that nothing is drawn for it again; where its player may not play, `ended`, so that nothing is
 * shown. Its win, 0 for a lost one, settles it for good; a copy of the win or of a rollback gets the first balance.
 */
export function createSeamlessWallet(db: Db, now: () => number) {
  const change = (work: (trx: Trx) => Promise<Money>) =>
    db
      .transaction()
      .execute(work)
      .then((coin) => ({ coin }))
      .catch((error: unknown) => {
        throw error instanceof Refusal ? new WalletError(errorOf(error)) : error;
      });

  /** The game session, with its player locked: an exclusion before this moment is seen, a later one waits for the transaction. */
  async function lockedGameSession(trx: Trx, session: string) {
    const { userId } = await gameSessionOf(trx, session, now());
    await lockPlayer(trx, userId);
    return gameSessionOf(trx, session, now());
  }

  return {
    session: (launch: Launch) => launchedSession(db, launch, now()),
    async balance({ session }: { session: string }) {
      return { coin: await balanceOf(db, (await gameSessionOf(db, session, now())).userId) };
    },
    bet: async ({ session, roundId, amount }: Step) => {
      const taken = change(async (trx) => {
        const gameSession = await lockedGameSession(trx, session);
        const round = await roundOf(trx, gameSession.id, roundId, now(), amount);
        if (round.coinAfterRollback !== null) throw new WalletError('rolledBack');
        if (round.bet !== amount) throw new WalletError('conflict');
        if (!gameSession.isOpen) throw new WalletError('ended');
        const time = now();
        await checkMayPlay(trx, gameSession.userId, time);
        if (round.coinAfterBet !== null) throw new WalletError('alreadyTaken');
        if (amount < gameSession.minBet || amount > gameSession.maxBet) throw new WalletError('limits');
        await checkLimits(trx, gameSession.userId, 'session', 1, time);
        await checkLimits(trx, gameSession.userId, 'loss', amount, time);
        await checkLimits(trx, gameSession.userId, 'wager', amount, time);
        const common = { userId: gameSession.userId, time, remark: gameSession.gameName };
        const coinAfterBet = await move(trx, {
          ...common,
          ref: `bet:${gameSession.id}:${roundId}`,
          type: 'bet',
          amount: -amount,
        });
        const tallied = await tallyBet(trx, gameSession, { bet: amount }, time);
        await update(trx, gameSession.id, roundId, { coinAfterBet, ...tallied });
        return coinAfterBet;
      });
      return taken.catch(async (error: unknown) => {
        if (error instanceof WalletError && passing.has(error.message))
          await db.transaction().execute(async (trx) => {
            const gameSession = await lockedGameSession(trx, session);
            await refuseForGood(trx, { gameSession, roundId, amount }, now());
          });
        throw error;
      });
    },
    win: ({ session, roundId, amount }: Step) =>
      change(async (trx) => {
        const gameSession = await lockedGameSession(trx, session);
        const round = await roundOf(trx, gameSession.id, roundId, now());
        if (round.coinAfterRollback !== null) throw new WalletError('rolledBack');
        if (round.coinAfterBet === null) throw new WalletError('unknown');
        if (round.coinAfterWin !== null && round.win !== amount) throw new WalletError('settled');
        if (round.coinAfterWin !== null) return round.coinAfterWin;
        const time = now();
        const common = { userId: gameSession.userId, time, remark: gameSession.gameName };
        const coinAfterWin =
          amount > 0
            ? await move(trx, { ...common, ref: `win:${gameSession.id}:${roundId}`, type: 'win', amount })
            : await balanceOf(trx, gameSession.userId);
        await update(trx, gameSession.id, roundId, { win: hundredths(amount), coinAfterWin, settledAt: time });
        await tallyWin(trx, gameSession, round, amount, time);
        return coinAfterWin;
      }),
    /** Rolls a bet back. The rollback of a bet that never arrived leaves a tombstone, so that the bet is refused if it arrives later. */
    rollback: ({ session, roundId }: RoundName) =>
      change(async (trx) => {
        const gameSession = await lockedGameSession(trx, session);
        const round = await roundOf(trx, gameSession.id, roundId, now());
        if (round.coinAfterRollback !== null) return round.coinAfterRollback;
        if (round.coinAfterWin !== null) throw new WalletError('settled');
        const time = now();
        if (round.coinAfterBet !== null)
          return returnStake(trx, { gameSession, round, ref: `rollback:${gameSession.id}:${roundId}` }, time);
        const coinAfterRollback = await balanceOf(trx, gameSession.userId);
        await update(trx, gameSession.id, roundId, { coinAfterRollback });
        return coinAfterRollback;
      }),
  };
}

/** The refusals of a bet that might be accepted later. */
const passing = new Set(['insufficient', 'ownLimit', 'ended', 'limits']);

/** The wallet error code for the operator's refusal: insufficient balance, a player's own limit, or a session that has ended. */
function errorOf({ code }: Refusal) {
  if (code === codes.lowBalance) return 'insufficient';
  return code === codes.lossLimit || code === codes.timeLimit ? 'ownLimit' : 'ended';
}
