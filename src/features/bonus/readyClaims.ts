import type { Output, ReadName } from '#contract/endpoints.ts';
import { isMoney } from '#contract/props.ts';
import type { Reward } from '#contract/signInReply.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { hasCash } from '#shared/claims/CashTerms.tsx';
import type { Claim, ClaimAct, Source } from './claimable.ts';

/** What can be claimed of a source: how many claims, the money of all in hundredths, and the rest. */
export interface Claimable {
  count: number;
  money: number;
  others: readonly Reward[];
}

const ofNothing: Claimable = { count: 0, money: 0, others: [] };

/** Adds up claims. */
const sumOf = (claims: readonly Claim[]): Claimable =>
  claims.reduce<Claimable>(
    ({ count, money, others }, { gives }) => ({
      count: count + 1,
      money: money + gives.reduce((sum, { id, count: each }) => sum + (isMoney(id) ? each : 0), 0),
      others: [...others, ...gives.filter(({ id }) => !isMoney(id))],
    }),
    ofNothing,
  );

/** One act that can be sent now, what it gives, and how many times its cash is to be staked. */
export interface ReadyClaim {
  source: Source;
  act: ClaimAct;
  gives: readonly Reward[];
  turnover: number;
  /** Its money is the player's own already. */
  own?: boolean;
}

/** Whether a claim waits for the first deposit (V-32): it gives money that isn't the player's own. */
export const needsDeposit = ({ gives, own }: Pick<Claim, 'gives' | 'own'>) =>
  !own && gives.some(({ id }) => isMoney(id));

/** Rewards with equal props added up. */
export const addedUp = (rewards: readonly Reward[]): Reward[] =>
  [...new Set(rewards.map(({ id }) => id))].map((id) => ({
    id,
    count: rewards.reduce((sum, each) => sum + (each.id === id ? each.count : 0), 0),
  }));

const keyOf = (act: ClaimAct) => JSON.stringify(act);

/** The acts of claims, each once with all that it gives; not those with cash whose terms aren't known here. */
function actsOf(source: Source, claims: readonly Claim[], ofAll: number | null | undefined): ReadyClaim[] {
  const byKey = new Map<string, ReadyClaim>();
  const termless = new Set<string>();
  for (const { act, gives, own = false, turnover = ofAll } of claims) {
    if (!act) continue;
    const key = keyOf(act);
    if (hasCash(gives) && typeof turnover !== 'number') termless.add(key);
    const all = addedUp([...(byKey.get(key)?.gives ?? []), ...gives]);
    byKey.set(key, { source, act, gives: all, turnover: turnover ?? 0, own });
  }
  return [...byKey].flatMap(([key, ready]) => (termless.has(key) ? [] : [ready]));
}

/** What a source has now, and what waits for the first deposit. */
export function split(from: Source, value: unknown, locked: boolean) {
  const { claims, isPart, isOutdated, turnover } = from;
  const known = value as Output<ReadName>;
  const time = operatorTime();
  const all = claims(known, time);
  const waits = (claim: Claim) => locked && needsDeposit(claim);
  const now = all.filter((each) => !waits(each));
  return {
    now: sumOf(now),
    later: sumOf(all.filter(waits)),
    acts: actsOf(from, now, turnover?.(known)),
    isPart: isPart?.(known) === true,
    isOutdated: isOutdated?.(known, time) === true,
  };
}
