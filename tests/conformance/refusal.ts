import type { Check } from './check.ts';
import type { Kit } from './kit.ts';
import type { Player } from './players.ts';

/** A check of one refusal, by what a player sends who is new. */
export const refusal = (
  what: string,
  says: string,
  run: (player: Player, kit: Kit) => Promise<unknown>,
  ...more: string[]
): Check => ({
  id: `refusals.${what}`,
  says,
  cites: ['payloads, status codes', ...more],
  run: async (kit) => void (await run(await kit.player(), kit)),
});
