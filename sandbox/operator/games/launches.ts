import { isOpen } from '#sandbox/db/stays.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { balanceOf } from '#sandbox/ledger/ledger.ts';
import { hashToken } from '../identity/tokens.ts';
import { WalletError } from './walletErrors.ts';

/** A launch token; a provider that has forgotten the game session names the one that this token has launched. */
export interface Launch {
  launch: string;
  session?: string | undefined;
}

const columns = ['id', 'userId', 'gameId', 'demo'] as const;

/** Launches a game session: once, and before its launch expires. */
const launchOnce = (db: Db, launch: string, time: number) =>
  db
    .updateTable('stays')
    .set({ launched: true })
    .where('launchHash', '=', hashToken(launch))
    .where('launched', '=', false)
    .where('launchExpires', '>', time)
    .where(isOpen(time))
    .returning(columns)
    .executeTakeFirst();

/** The game session that a token has launched, while it takes bets. */
const launchedBy = (db: Db, launch: string, session: string, time: number) =>
  db
    .selectFrom('stays')
    .select(columns)
    .where('id', '=', session)
    .where('launchHash', '=', hashToken(launch))
    .where('launched', '=', true)
    .where(isOpen(time))
    .executeTakeFirst();

/**
 * Exchanges a launch token for the game session and its player, game and limits: once and before it expires, and again
 * for whoever names the session that it has launched, until that is closed. Throws `ended` otherwise.
 */
export async function launchedSession(db: Db, { launch, session }: Launch, time: number) {
  const gameSession =
    session === undefined ? await launchOnce(db, launch, time) : await launchedBy(db, launch, session, time);
  if (!gameSession) throw new WalletError('ended');
  const { id, userId, gameId, demo } = gameSession;
  const game = await db
    .selectFrom('games')
    .select(['name', 'minBet', 'maxBet'])
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow();
  const { nickname } = await db
    .selectFrom('users')
    .select('nickname')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    session: id,
    userId,
    nickname,
    coin: await balanceOf(db, userId),
    demo,
    gameId,
    gameName: game.name,
    minBet: game.minBet,
    maxBet: game.maxBet,
  };
}
