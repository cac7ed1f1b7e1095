import { Broken, NoMorePlayers, Skipped } from './check.ts';
import type { Client } from './client.ts';
import { once } from './once.ts';
import type { Config } from './options.ts';
import { logIn, register, type Player } from './players.ts';

/**
 * Makes players until the first one can't be made, which fails the check that asked for it, or until there are no more;
 * all checks that ask later are skipped with the reason.
 */
function whileAny(make: () => Promise<Player>, firstFailed: string) {
  let hasMade = false;
  let stopped = '';
  async function player(): Promise<Player> {
    if (stopped) throw new Skipped(stopped);
    try {
      const made = await make();
      hasMade = true;
      return made;
    } catch (error) {
      if (error instanceof NoMorePlayers) stopped = error.message;
      if (error instanceof Broken && !hasMade) stopped = firstFailed;
      throw error;
    }
  }
  return { player, stopped: () => stopped };
}

/** How players come in: of the configuration, or registered; while there are too many, `until` may make it later. */
export function createEntrance(client: Client, config: Config, until?: (seconds: number) => Promise<void>) {
  const left = config.accounts && [...config.accounts];
  const reason = 'Not run, since the first player couldn’t come in: see the first failure';
  const { player, stopped } = whileAny(async () => {
    if (!left) return register(client, until);
    const next = left.shift();
    if (!next) throw new NoMorePlayers('Not run, since the configuration has no "accounts" left');
    return logIn(client, next);
  }, reason);
  const { player: newReader } = whileAny(once(player), reason);

  const known = once(async () => {
    if (!config.regular) throw new Skipped('The configuration has no "regular"');
    return logIn(client, config.regular);
  });
  const { player: regular } = whileAny(
    known,
    'Not run, since the "regular" player couldn’t come in: see the failure before',
  );

  return {
    /** A player whom no other check uses. */
    player,
    /** Why no other check has a player; empty if they have. */
    stopped,
    regular,
    /** The player for reads: the one with a history if there is one, so that lists aren't empty. */
    reader: config.regular ? regular : newReader,
  };
}
