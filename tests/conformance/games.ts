import { Skipped } from './check.ts';
import type { Client } from './client.ts';
import { done } from './expect.ts';
import { once } from './once.ts';
import type { Config } from './options.ts';
import { preLoginOf } from './reads.ts';

/** The games that the checks play, of those that are open in the lobby. */
export function createGames(client: Client, config: Config) {
  const open = once(async () => {
    const { games } = done(await client.call('preLogin', preLoginOf(crypto.randomUUID())));
    return games?.filter(({ status, maintenance }) => (status ?? 1) === 1 && !maintenance) ?? [];
  });
  const idOf = (game: { id: number } | undefined, what: string) => {
    if (!game) throw new Skipped(`The lobby has no ${what} that is open`);
    return game.id;
  };
  return {
    /** The game that is played. */
    gameId: async () => config.gameId ?? idOf((await open())[0], 'game'),
    /** A game that can be tried for free. */
    demoId: async () =>
      idOf(
        (await open()).find(({ tryIt }) => tryIt),
        'demo',
      ),
  };
}
