import { moneyActs, type MoneyAction } from '#contract/moneyActs.ts';
import type { createApp } from '#worker/app.ts';

type App = ReturnType<typeof createApp>;

/** An action as the page asks for it: its group and its name. */
export type Action = { [G in keyof App]: `${G}.${keyof App[G] & string}` }[keyof App];

/** The actions of a page by which a player acts on something of value. */
export type ActAction = Extract<Action, `money.${MoneyAction}` | 'play.openGame'>;

type ActCall = (typeof moneyActs)[MoneyAction] | 'startGame';

/** For each of them, the call that only such an act may cause. */
const calls = new Map<string, ActCall>([
  ...Object.entries(moneyActs).map(([action, call]) => [`money.${action}`, call] as const),
  ['play.openGame', 'startGame'],
]);

/** The calls that they make. */
export const actCalls: readonly ActCall[] = [...calls.values()];

/** The call that an action of a page makes; nothing where it is no such act. */
export const callOf = (action: string): ActCall | undefined => calls.get(action);
