import type { Input, Output, ReadName } from '#contract/endpoints.ts';
import { isMoney, props } from '#contract/props.ts';
import type { Reward } from '#contract/signInReply.ts';

/** The title keys of sources; a new source adds its own. */
export type Title =
  | 'rebate'
  | 'tasks'
  | 'vip'
  | 'signIn'
  | 'bind'
  | 'follow'
  | 'firstDeposit'
  | 'draws'
  | 'spin'
  | 'scratch'
  | 'gifts'
  | 'missions'
  | 'dayRank'
  | 'weekRank'
  | 'monthRank'
  | 'lottery'
  | 'mail'
  | 'commission'
  | 'invite';

/** The rewards of one claim on a page; a draw's are unknown beforehand. */
type Claim = readonly Reward[];

interface SourceOf<N extends ReadName> {
  /** The read with the claimable rewards, and the input that its page uses. */
  name: N;
  input: Input<N>;
  /** The page with the claims. */
  to: string;
  title: Title;
  /** The claims that the page has now, one by one. */
  claims(value: Output<N>): readonly Claim[];
  /** Shown instead of the rewards if they are unknown. */
  text?: 'drawReady' | 'waits';
  /** Money from here is the player's own, so it waits for no deposit. */
  own?: true;
  /** Whether there may be more claims than the answer has. */
  isPart?(value: Output<N>): boolean;
  /** The feature switch of its claims; when off, it isn't requested. */
  feature?: string;
}

/** Something with rewards that can be claimed. */
export type Source = SourceOf<ReadName>;

/** A source, whatever its read. */
export const source = <N extends ReadName>(each: SourceOf<N>) => each as unknown as Source;

/** Money in hundredths, as a claim. */
export const cash = (count: number): Claim => [{ id: props.coin, count }];

/** The claimable rewards of a source: the number of claims, their money in hundredths, and the rest. */
export interface Claimable {
  count: number;
  money: number;
  others: readonly Reward[];
}

const ofNothing: Claimable = { count: 0, money: 0, others: [] };

/** Adds up claims. */
const sumOf = (claims: readonly Claim[]): Claimable =>
  claims.reduce<Claimable>(
    ({ count, money, others }, claim) => ({
      count: count + 1,
      money: money + claim.reduce((sum, { id, count: each }) => sum + (isMoney(id) ? each : 0), 0),
      others: [...others, ...claim.filter(({ id }) => !isMoney(id))],
    }),
    ofNothing,
  );

/**
 * What a source has now, and what waits for the first deposit (V-32): claims with money, unless that is the player's
 * own.
 */
export function split({ claims, own, isPart }: Source, value: unknown, locked: boolean) {
  const all = claims(value as Output<ReadName>);
  const waits = (claim: Claim) => locked && !own && claim.some(({ id }) => isMoney(id));
  return {
    now: sumOf(all.filter((each) => !waits(each))),
    later: sumOf(all.filter(waits)),
    isPart: isPart?.(value as Output<ReadName>) === true,
  };
}
