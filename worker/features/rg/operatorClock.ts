import type { Stores } from '#contract/stores.ts';
import type { Core } from '#worker/core/core.ts';

/** The operator's clock, as far as it is known. */
export interface OperatorClock {
  /** The operator's latest time, epoch milliseconds; undefined until it has told any. */
  told(): number | undefined;
  /** The operator's time by now, whole epoch milliseconds; the device's until the operator has told any. */
  now(): number;
}

/** The clock of each data layer; only tests have more than one. */
const clocks = new WeakMap<Stores, OperatorClock>();

/**
 * The operator's clock, from its latest `serverTime` and the monotonic clock, as the device's own may be set at any
 * moment. It listens to the answers from the first call on.
 */
export function operatorClock({ world, stores, onAnswer }: Pick<Core, 'world' | 'stores' | 'onAnswer'>): OperatorClock {
  const listening = clocks.get(stores);
  if (listening) return listening;
  const { settings } = stores;
  /** The operator's latest time, and when it was told by `world.elapsed`. */
  let told = settings.clockOffset ? { time: world.now() + settings.clockOffset, at: world.elapsed() } : undefined;
  onAnswer((output) => {
    const { serverTime } = output as { serverTime?: number | null };
    if (serverTime) told = { time: serverTime, at: world.elapsed() };
  });
  const clock: OperatorClock = {
    told: () => told?.time,
    now: () => (told ? Math.floor(told.time + world.elapsed() - told.at) : world.now() + settings.clockOffset),
  };
  clocks.set(stores, clock);
  return clock;
}
