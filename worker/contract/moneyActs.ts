import type { Input, MoneyName, Output } from './endpoints.ts';

/** The acts that move value: what the page calls each, and the call that the worker makes for it. */
export const moneyActs = {
  deposit: 'createRecharge',
  withdraw: 'exchange',
  addAccount: 'addBankInfo',
  modifyAccount: 'modifyBankInfo',
  moveSafebox: 'safeboxTransfer',
  retrieveBalance: 'retrieveBalance',
  redeemCoupon: 'couponUse',
  claimBind: 'bindReceive',
} as const satisfies Record<string, MoneyName>;

export type MoneyAction = keyof typeof moneyActs;
type Call<A extends MoneyAction> = (typeof moneyActs)[A];
export type ActInput<A extends MoneyAction> = Input<Call<A>>;
export type ActOutput<A extends MoneyAction> = Output<Call<A>>;

/** The actions by which a page asks for them. */
export type MoneyActions = { [A in MoneyAction]: (input: ActInput<A>) => Promise<ActOutput<A>> };
