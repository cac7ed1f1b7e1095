import { moneyActs, type MoneyAction } from '#contract/moneyActs.ts';

/** For each action of a page by which a player acts on something of value, the call that only such an act may cause. */
const calls = { ...moneyActs, openGame: 'startGame' } as const;

/** The actions of a page by which a player acts on something of value. */
export type ActAction = MoneyAction | 'openGame';

/** The calls that they make. */
export const actCalls = Object.values(calls);

/** The call that an action of a page makes; nothing where it is no such act. */
export const callOf = (action: string) => (Object.hasOwn(calls, action) ? calls[action as ActAction] : undefined);
