import * as codes from '#contract/codes.ts';
import type { Money } from '#contract/schema.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { balanceOf, move } from '#sandbox/ledger/ledger.ts';
import type { TurnLimits } from '#sandbox/turns.ts';
import { createPlayerTurns } from '../context/playerTurns.ts';
import { full, Refusal } from '../http/refusal.ts';
import { checkMayPlay } from '../kyc/mayPlay.ts';
import { checkLimits } from '../rg/limits.ts';
import { launchedSession, type Launch } from './launches.ts';
import { refuseForGood } from './refusedBets.ts';
import { returnStake } from './returnedStakes.ts';
import { roundOf, roundSoFar, gameSessionOf, tallyBet, tallyWin, update } from './rounds.ts';
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

type GameSession = Awaited<ReturnType<typeof gameSessionOf>>;

/** One booking of a player's rounds at a time, in whichever games, and any number that wait, without a connection. */
const limitsOfPlayer: TurnLimits = { atOnce: 1, places: Infinity, placesOfOne: Infinity };

/**
 * The seamless wallet used by the game provider. A round is bet on once: a second bet is `alreadyTaken`, whatever the
 * limits are by then, so that nothing is drawn for it again; where its player may not play, `ended`, so that nothing is
 * shown. Its win, 0 for a lost one, settles it for good; a copy of the win or of a rollback gets the first balance.
 * A player's bets, wins and rollbacks take turns, none is refused for that; a bet of an ended session locks nothing.
 */
export function createSeamlessWallet(db: Db, now: () => number) {
  const inTurn = createPlayerTurns(limitsOfPlayer, full);

  /** Does work with the player locked: an exclusion before this moment is seen, a later one waits for the work. */
  const locked = <T>({ id, userId }: GameSession, work: (trx: Trx, gameSession: GameSession) => Promise<T>) =>
    db.transaction().execute(async (trx) => {
      await lockPlayer(trx, userId);
      return work(trx, await gameSessionOf(trx, id, now()));
    });

  const change = (known: GameSession, work: (trx: Trx, gameSession: GameSession) => Promise<Money>) =>
    locked(known, work)
      .then((coin) => ({ coin }))
      .catch((error: unknown) => {
        throw error instanceof Refusal ? new WalletError(errorOf(error)) : error;
      });

  async function changeInTurn(session: string, work: (trx: Trx, gameSession: GameSession) => Promise<Money>) {
    const known = await gameSessionOf(db, session, now());
    return inTurn(known.userId, () => change(known, work));
  }

  async function take(known: GameSession, { roundId, amount }: Step) {
    const taken = change(known, async (trx, gameSession) => {
      const round = await roundOf(trx, gameSession, roundId, now(), amount);
      checkSame(round, amount);
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
        await locked(known, (trx, gameSession) => refuseForGood(trx, { gameSession, roundId, amount }, now()));
      throw error;
    });
  }

  return {
    session: (launch: Launch) => launchedSession(db, launch, now()),
    async balance({ session }: { session: string }) {
      return { coin: await balanceOf(db, (await gameSessionOf(db, session, now())).userId) };
    },
    bet: async (step: Step) => {
      const known = await gameSessionOf(db, step.session, now());
      if (!known.isOpen) {
        const round = await roundSoFar(db, known.id, step.roundId);
        if (round) checkSame(round, step.amount);
        throw new WalletError('ended');
      }
      return inTurn(known.userId, () => take(known, step));
    },
    win: ({ session, roundId, amount }: Step) =>
      changeInTurn(session, async (trx, gameSession) => {
        const round = await roundOf(trx, gameSession, roundId, now());
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
      changeInTurn(session, async (trx, gameSession) => {
        const round = await roundOf(trx, gameSession, roundId, now());
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

/** Throws for a bet of a round that was taken back, or has another bet. */
function checkSame(round: { bet: Money; coinAfterRollback: Money | null }, amount: number): void {
  if (round.coinAfterRollback !== null) throw new WalletError('rolledBack');
  if (round.bet !== amount) throw new WalletError('conflict');
}

/** The refusals of a bet that might be accepted later. */
const passing = new Set(['insufficient', 'ownLimit', 'ended', 'limits']);

/** The wallet error code for the operator's refusal: insufficient balance, a player's own limit, or a session that has ended. */
function errorOf({ code }: Refusal) {
  if (code === codes.lowBalance) return 'insufficient';
  return code === codes.lossLimit || code === codes.timeLimit ? 'ownLimit' : 'ended';
}
