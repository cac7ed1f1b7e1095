import type { Input } from '#contract/endpoints.ts';
import type { Core } from '#worker/core/core.ts';

/** Web push (O-23): the page subscribes in the browser, and the operator hears of it here. */
export const createPush = ({ call }: Pick<Core, 'call'>) => ({
  /** Tells the operator of this device; again whenever the browser, the language or the player changes. */
  subscribePush: (input: Input<'pushSubscribe'>) => call('pushSubscribe', input),
  /** Tells it that this device wants nothing more. */
  unsubscribePush: (input: Input<'pushUnsubscribe'>) => call('pushUnsubscribe', input),
});
