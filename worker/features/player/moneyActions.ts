import {
  moneyActs,
  type ActCall,
  type ActInput,
  type MoneyAct,
  type MoneyAction,
  type MoneyActions,
} from '#contract/moneyActs.ts';
import { Failure } from '#contract/failure.ts';
import type { Stores } from '#contract/stores.ts';
import type { createMoneyActs } from '#worker/core/moneyActs.ts';
import { inTime } from '#worker/core/inTime.ts';
import type { World } from '#worker/world.ts';
import type { Guarded } from '../rg/guard.ts';

/** What the actions depend on. */
interface Dependencies extends Pick<ReturnType<typeof createMoneyActs>, 'act'> {
  guarded: Guarded;
  world: World;
  session: Pick<Stores['session'], 'epoch'>;
  /** Rejects on the device of an excluded person, unless this player's identity is verified. */
  checkDevice(): Promise<void>;
}

/** Creates the actions of all money acts, one for each row of their table. */
export function createMoneyActions({ world, session, act, guarded, checkDevice }: Dependencies): MoneyActions {
  function actionOf<A extends MoneyAction>(action: A) {
    const { endpoint, whileRestricted, checksDevice }: MoneyAct<ActCall<A>> = moneyActs[action];
    const send = async (epoch: string, input: ActInput<A>) => {
      if (checksDevice) await inTime(world, checkDevice());
      // Another player's act isn't sent for the one who has logged in since.
      if (session.epoch !== epoch) throw new Failure('stopped');
      return act(endpoint, input);
    };
    const sent = whileRestricted ? send : guarded(send);
    return (input: ActInput<A>) => sent(session.epoch, input);
  }
  const actions = (Object.keys(moneyActs) as MoneyAction[]).map((action) => [action, actionOf(action)] as const);
  return Object.fromEntries(actions) as MoneyActions;
}
