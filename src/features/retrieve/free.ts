import type { GameBalance } from '#contract/endpoints/bets.ts';

/** Status of a game provider that is available. */
const available = 1;

/**
 * Whether the balance at a provider can be transferred back now: no game is running there, and the provider is
 * available.
 */
export const isFree = ({ status, gameName }: Pick<GameBalance, 'status' | 'gameName'>) =>
  status === available && !gameName;
