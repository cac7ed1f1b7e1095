import {
  moneyActs,
  type ActCall,
  type ActInput,
  type MoneyAct,
  type MoneyAction,
  type MoneyActions,
} from '#contract/moneyActs.ts';
import type { createMoneyActs } from '#worker/core/moneyActs.ts';
import { inTime } from '#worker/core/inTime.ts';
import type { World } from '#worker/world.ts';
import type { createRgGuard } from '../rg/guard.ts';

/** What the actions depend on. */
interface Dependencies
  extends Pick<ReturnType<typeof createMoneyActs>, 'act'>, Pick<ReturnType<typeof createRgGuard>, 'guarded'> {
  world: World;
  /** Rejects on the device of an excluded person, unless this player's identity is verified. */
  checkDevice(): Promise<void>;
}

/** Creates the actions of all money acts, one for each row of their table. */
export function createMoneyActions({ world, act, guarded, checkDevice }: Dependencies): MoneyActions {
  function actionOf<A extends MoneyAction>(action: A) {
    const { endpoint, whileRestricted, checksDevice }: MoneyAct<ActCall<A>> = moneyActs[action];
    const send = async (input: ActInput<A>) => {
      if (checksDevice) await inTime(world, checkDevice());
      return act(endpoint, input);
    };
    return whileRestricted ? send : guarded(send);
  }
  const actions = (Object.keys(moneyActs) as MoneyAction[]).map((action) => [action, actionOf(action)] as const);
  return Object.fromEntries(actions) as MoneyActions;
}
