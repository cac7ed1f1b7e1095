import type { GameBalance } from '#contract/endpoints/bets.ts';

/** A maker of games that can be asked. */
const up = 1;

/** Whether what lies there can come back now: nothing of it is in play, and its maker answers. */
export const isFree = ({ status, gameName }: Pick<GameBalance, 'status' | 'gameName'>) => status === up && !gameName;
