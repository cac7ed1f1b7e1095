import type { MoneyName } from '#contract/endpoints.ts';
import type { Players } from '#worker/features/player/player.ts';

/** For each call that only a player's own act may cause, the action of a page that makes it: a new one doesn't compile without. */
const actions = {
  createRecharge: 'deposit',
  exchange: 'withdraw',
  addBankInfo: 'addAccount',
  modifyBankInfo: 'modifyAccount',
  safeboxTransfer: 'moveSafebox',
  retrieveBalance: 'retrieveBalance',
  couponUse: 'redeemCoupon',
  bindReceive: 'claimBind',
  startGame: 'openGame',
} as const satisfies Record<MoneyName | 'startGame', keyof Players>;

type ActCall = keyof typeof actions;

/** The actions of a page by which a player acts on something of value. */
export type ActAction = (typeof actions)[ActCall];

/** The calls that they make. */
export const actCalls = Object.keys(actions) as readonly ActCall[];

/** The call that an action of a page makes; nothing where it is no such act. */
export const callOf = (action: string): ActCall | undefined => actCalls.find((call) => actions[call] === action);
