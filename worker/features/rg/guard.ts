import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { rgStates } from '#contract/protection.ts';
import type { Stores } from '#contract/stores.ts';
import type { Core } from '#worker/core/core.ts';
import type { RgState } from '#worker/core/rgState.ts';
import type { Rg } from './rg.ts';

/** The refusal codes for a break and for an exclusion. */
const states: Partial<Record<number, RgState['state']>> = {
  [codes.onBreak]: rgStates.onBreak,
  [codes.excluded]: rgStates.excluded,
};

/** The restriction that a refusal reports, if its code says so. */
function rgStateOfRefusal(error: unknown): RgState | undefined {
  const state = error instanceof Failure && states[error.code];
  return state ? { state, ...error.details } : undefined;
}

/** Throws the operator's refusal when the player, or this device, is restricted. */
function refuseRestricted({ state, until, irrevocableUntil }: Stores['rg']) {
  const code = Object.keys(states).find((each) => states[Number(each)] === state);
  if (code) throw new Failure('refused', Number(code), { until, irrevocableUntil });
}

export type Guarded = ReturnType<typeof createGuard>;

/**
 * Guards actions of play and money: each is refused for a restricted player, and while the device doesn't say who is
 * restricted. Learns restrictions from the operator's refusals.
 */
export const createGuard =
  ({ stores, identity }: Core, storeRestriction: Rg['storeRestriction']) =>
  <A extends unknown[], R>(action: (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> => {
    await identity.known;
    refuseRestricted(stores.rg);
    // The device hasn't answered, so whether it has a restriction is unknown.
    if (stores.storage.silent) throw new Failure('storage');
    try {
      return await action(...args);
    } catch (error) {
      const standing = rgStateOfRefusal(error);
      if (standing) void storeRestriction(stores.session.userId, standing).catch(() => {});
      throw error;
    }
  };
