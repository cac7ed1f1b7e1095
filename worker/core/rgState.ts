import * as codes from '#contract/codes.ts';
import type { UserInfo } from '#contract/entities.ts';
import { Failure } from '#contract/failure.ts';
import { rgStates } from '#contract/protection.ts';
import type { Stores } from '#contract/stores.ts';
import type { Vaulted } from '../storage/vault.ts';

type State = Stores['rg']['state'];

/** What the operator says of a player's right to play; times in epoch milliseconds. */
export interface RgState {
  state: State;
  until?: number | null | undefined;
  irrevocableUntil?: number | null | undefined;
  ref?: string | null | undefined;
}

/** The codes that refuse play to somebody on a break, and to somebody excluded. */
const states: Partial<Record<number, State>> = {
  [codes.onBreak]: rgStates.onBreak,
  [codes.excluded]: rgStates.excluded,
};

const free = { state: rgStates.normal, until: 0, irrevocableUntil: 0, ref: '' };

/** What keeps each player from playing: what the operator said, or what they have asked for since, whichever lasts longer. */
function standings({ restrictions, unheard }: Vaulted) {
  const all = { ...restrictions };
  for (const { userId, standing } of unheard)
    if (standing && standing.until > (all[userId]?.until ?? 0)) all[userId] = { ...free, ...standing };
  return all;
}

/** What holds for who is here. With nobody here it is the longest that somebody asked for on this device and that isn't over. */
export function rgStoreOf(vaulted: Vaulted, userId: number, now: number) {
  const { unheard } = vaulted;
  const all = standings(vaulted);
  const others = Object.values(all).filter(({ until }) => until > now);
  const own = userId ? all[userId] : others.toSorted((a, b) => b.until - a.until)[0];
  return {
    ...(own ?? free),
    unheard: unheard.filter((each) => each.userId === userId).map(({ call, input, at }) => ({ call, input, at })),
    owed: unheard.length > 0,
  };
}

/** What the operator's answer says of the right to play of the player it tells of. */
export function rgStateIn(output: unknown): (RgState & { userId: number }) | undefined {
  const { userInfo } = output as { userInfo?: UserInfo | null };
  if (userInfo?.rgState === undefined) return undefined;
  return { userId: userInfo.id, state: userInfo.rgState as State, until: userInfo.rgUntil };
}

/** What a refusal says of the right to play. */
export function rgStateOfRefusal(error: unknown): RgState | undefined {
  const state = error instanceof Failure && states[error.code];
  return state ? { state, ...error.details } : undefined;
}

/** Fails as the operator would when the player, or this device, is kept from playing. */
export function refuseRestricted({ state, until, irrevocableUntil }: Stores['rg']) {
  const code = Object.keys(states).find((each) => states[Number(each)] === state);
  if (code) throw new Failure('refused', Number(code), { until, irrevocableUntil });
}
