import { moneyActs, type MoneyAction } from '#contract/moneyActs.ts';
import type { App } from '../support/callable.ts';

/** An action of the page's worker API: its group and its name. */
export type Action = { [G in keyof App]: `${G}.${keyof App[G] & string}` }[keyof App];

/** The call that the worker makes for one of them. */
export type ActCall = (typeof moneyActs)[MoneyAction]['endpoint'] | 'startGame';

/** The API call that each of these actions makes, and nothing else may. */
const calls = new Map<string, ActCall>([
  ...Object.entries(moneyActs).map(([action, { endpoint }]) => [`money.${action}`, endpoint] as const),
  ['play.openGame', 'startGame'],
]);

/** All those API calls. */
export const actCalls: readonly ActCall[] = [...calls.values()];

/** The API call of a page's action; undefined for an action that moves no value. */
export const callOf = (action: string): ActCall | undefined => calls.get(action);
