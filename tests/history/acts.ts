import { moneyActs, type MoneyAction } from '#contract/moneyActs.ts';
import type { App } from '../support/callable.ts';

/** An action of the page's worker API: its group and its name. */
export type Action = { [G in keyof App]: `${G}.${keyof App[G] & string}` }[keyof App];

/** A call that the worker makes for such an action. */
export type ActCall = (typeof moneyActs)[MoneyAction]['endpoint'] | 'startGame';

/** The API call of each of these actions, which nothing else may make. */
const calls = new Map<string, ActCall>([
  ...Object.entries(moneyActs).map(([action, { endpoint }]) => [`money.${action}`, endpoint] as const),
  ['play.openGame', 'startGame'],
]);

/** The API calls of all these actions. */
export const actCalls: readonly ActCall[] = [...calls.values()];

/** The API call of a page's action; undefined for an action that moves no value. */
export const callOf = (action: string): ActCall | undefined => calls.get(action);
