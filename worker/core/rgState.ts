import type { UserInfo } from '#contract/entities.ts';
import { rgStates } from '#contract/protection.ts';
import type { Stores } from '#contract/stores.ts';
import type { Vaulted } from '../storage/vault.ts';

type State = Stores['rg']['state'];

/** A player's right to play as the operator reports it; times in epoch milliseconds. */
export interface RgState {
  state: State;
  until?: number | null | undefined;
  irrevocableUntil?: number | null | undefined;
  ref?: string | null | undefined;
}

const unrestricted = { state: rgStates.normal, until: 0, irrevocableUntil: 0, ref: '' };

/** The restriction of each player: the operator's, or that of a pending request, whichever lasts longer. */
function restrictionsOf({ restrictions, unheard }: Vaulted) {
  const all = { ...restrictions };
  for (const { userId, standing } of unheard)
    if (standing && standing.until > (all[userId]?.until ?? 0)) all[userId] = { ...unrestricted, ...standing };
  return all;
}

/** The `rg` store for the current player; for a visitor, the longest active restriction on this device. */
export function rgStoreOf(vaulted: Vaulted, userId: number, now: number) {
  const { unheard } = vaulted;
  const all = restrictionsOf(vaulted);
  const current = Object.values(all).filter(({ until }) => until > now);
  const own = userId ? all[userId] : current.toSorted((a, b) => b.until - a.until)[0];
  const { state, until, irrevocableUntil, ref } = own ?? unrestricted;
  return {
    state,
    until,
    irrevocableUntil,
    ref,
    pending: unheard.filter((each) => each.userId === userId).map(({ call, input, at }) => ({ call, input, at })),
    owed: unheard.length > 0,
  };
}

/** The player's right to play as an answer of the operator has it, with the player's id. */
export function rgStateIn(output: unknown): (RgState & { userId: number }) | undefined {
  const { userInfo } = output as { userInfo?: UserInfo | null };
  if (userInfo?.rgState === undefined) return undefined;
  return { userId: userInfo.id, state: userInfo.rgState as State, until: userInfo.rgUntil };
}
