import type { Input, MoneyName, Output } from './endpoints.ts';
import { rewardActs } from './rewardActs.ts';
import { walletActs } from './walletActs.ts';

/** All money acts: the page's action, and the endpoint that it sends. */
export const moneyActs = { ...walletActs, ...rewardActs } as const satisfies Record<string, MoneyName>;

export type MoneyAction = keyof typeof moneyActs;
type Call<A extends MoneyAction> = (typeof moneyActs)[A];
export type ActInput<A extends MoneyAction> = Input<Call<A>>;
export type ActOutput<A extends MoneyAction> = Output<Call<A>>;

/** The actions of the money acts. */
export type MoneyActions = { [A in MoneyAction]: (input: ActInput<A>) => Promise<ActOutput<A>> };
