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
 * moment. It listens to the answers from the first call on, and keeps the page's difference of the clocks in every tab.
 */
export function operatorClock({
  world,
  stores,
  bus,
  onAnswer,
}: Pick<Core, 'world' | 'stores' | 'bus' | 'onAnswer'>): OperatorClock {
  const listening = clocks.get(stores);
  if (listening) return listening;
  const { settings } = stores;
  /** The operator's latest time, and when it was told by `world.elapsed`. */
  let told = settings.clockOffset ? { time: world.now() + settings.clockOffset, at: world.elapsed() } : undefined;
  onAnswer((output, _order, sentAt) => {
    const { serverTime } = output as { serverTime?: number | null };
    if (!serverTime) return;
    told = { time: serverTime, at: world.elapsed() };
    // A difference that this answer allows stays, so that the page's times don't jump by what a call takes.
    const [least, most] = [serverTime - world.now(), serverTime - sentAt];
    if (settings.clockOffset < least || settings.clockOffset > most) settings.clockOffset = least;
    bus.publish({ kind: 'clock', offset: settings.clockOffset });
  });
  bus.on('clock', ({ offset }) => void (settings.clockOffset = offset));
  const clock: OperatorClock = {
    told: () => told?.time,
    now: () => (told ? Math.floor(told.time + world.elapsed() - told.at) : world.now() + settings.clockOffset),
  };
  clocks.set(stores, clock);
  return clock;
}
