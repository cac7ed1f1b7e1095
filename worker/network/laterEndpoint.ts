import type { Endpoint } from '#contract/endpoint.ts';
import { accounts } from '#contract/endpoints/accounts.ts';
import { bets } from '#contract/endpoints/bets.ts';
import { events } from '#contract/endpoints/events.ts';
import { jackpot } from '#contract/endpoints/jackpot.ts';
import { member } from '#contract/endpoints/member.ts';
import { money } from '#contract/endpoints/money.ts';
import { play } from '#contract/endpoints/play.ts';
import { profile } from '#contract/endpoints/profile.ts';
import { protection } from '#contract/endpoints/protection.ts';
import { rewards } from '#contract/endpoints/rewards.ts';
import { safebox } from '#contract/endpoints/safebox.ts';
import { withdrawals } from '#contract/endpoints/withdrawals.ts';
import type { Name } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';

/** The endpoints of pages that open offline, and of the event queue. */
const installed: Partial<Record<Name, Endpoint>> = {
  ...play,
  ...profile,
  ...member,
  ...money,
  ...withdrawals,
  ...accounts,
  ...safebox,
  ...rewards,
  ...bets,
  ...jackpot,
  ...protection,
  ...events,
};

/** Loads the table of all endpoints; failing to is a network failure. */
async function loadAll() {
  try {
    return await import('#contract/endpoints.ts');
  } catch (error) {
    throw new Failure('network', 0, {}, String(error));
  }
}

/** An endpoint not called at a start: an installed one, or one loaded with its first call. */
export async function laterEndpoint(name: Name): Promise<Endpoint> {
  return installed[name] ?? (await loadAll()).endpoints[name];
}
