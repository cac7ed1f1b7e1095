import { done, must } from './expect.ts';
import type { Kit } from './kit.ts';
import type { Player } from './players.ts';

/** The usual stake, hundredths, where the game’s least bet isn’t higher. */
const usualStake = 6_000;

/** The launch of a game’s address: its query’s `launch`, or the whole address. */
export const launchIn = (url: string) => new URL(url).searchParams.get('launch') ?? url;

/** A player in a game, and the calls that a provider makes for it. */
export async function seated(kit: Kit, player: Player) {
  const wallet = kit.wallet();
  const gameId = await kit.gameId();
  const { url } = done(await player.call('startGame', { gameId }));
  const launch = launchIn(url);
  const launched = await wallet('session', { launch });
  must(launched.status === 200, 'A session for the launch address', launched);
  const { session, minBet } = launched.answer as { session: string; minBet?: number };
  const round = () => ({ session, roundId: crypto.randomUUID() });
  return { wallet, gameId, launch, round, session, stake: Math.max(minBet ?? 0, usualStake) };
}
