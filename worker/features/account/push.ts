import type { Input } from '#contract/endpoints.ts';
import type { Core } from '#worker/core/core.ts';

/** Web push (O-23): the page subscribes in the browser, and this registers it with the operator. */
export const createPush = ({ call }: Pick<Core, 'call'>) => ({
  /** Registers this device; again whenever the browser, the language or the player changes. */
  subscribePush: (input: Input<'pushSubscribe'>) => call('pushSubscribe', input),
  /** Unregisters this device. */
  unsubscribePush: (input: Input<'pushUnsubscribe'>) => call('pushUnsubscribe', input),
});
