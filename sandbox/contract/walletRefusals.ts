import { walletErrors } from '../operator/games/walletErrors.ts';

/** What 400 means in every partner's call. */
export const notOfThisForm = '`input`: not of this form';

/** Why the wallet refuses, by its words. */
const reasons: Readonly<Record<keyof typeof walletErrors, string>> = {
  limits: 'a stake below the game’s least or above its greatest',
  unknown: 'no such session, or no such bet',
  ended: 'the session is over, or the player may not play; a bet that was taken before is settled or rolled back',
  demo: 'a session without money',
  ownLimit: 'a limit of the player’s own is reached',
  insufficient: 'the balance is too low',
  conflict: 'the round has a bet of another amount',
  alreadyTaken: 'the round has this bet',
  rolledBack: 'the round was taken back',
  settled: 'the round has its win',
};

const words = Object.keys(walletErrors) as (keyof typeof walletErrors)[];
/** What each status means with which the wallet refuses. */
export const walletRefusals = Object.fromEntries(
  [...new Set(Object.values(walletErrors))].map((status) => {
    const own = words.filter((word) => walletErrors[word] === status).map((word) => `\`${word}\`: ${reasons[word]}`);
    return [status, [...(status === 400 ? [notOfThisForm] : []), ...own].join('; ')];
  }),
);
