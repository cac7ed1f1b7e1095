import type { Input, Output, ReadName } from '#contract/endpoints.ts';
import { isMoney, props } from '#contract/props.ts';
import type { Reward } from '#contract/signInReply.ts';

/** The names of sources, by their texts; a new source adds its own. */
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

/** What one claim on a page would give; nothing is known of a draw before it is drawn. */
type Claim = readonly Reward[];

interface SourceOf<N extends ReadName> {
  /** The read that says what can be claimed, and what its page asks it for. */
  name: N;
  input: Input<N>;
  /** The page that has the claims. */
  to: string;
  title: Title;
  /** What the page has to claim now, each claim by itself. */
  claims(value: Output<N>): readonly Claim[];
  /** In the place of what the claims give, where that isn't known. */
  text?: 'drawReady' | 'waits';
  /** Money from here is the player's own, so it waits for no deposit. */
  own?: true;
  /** Whether there may be more claims than the answer has. */
  isPart?(value: Output<N>): boolean;
  /** The feature of the settings that switches its claims off, and then it isn't asked for. */
  feature?: string;
}

/** Something with rewards that can be claimed. */
export type Source = SourceOf<ReadName>;

/** A source, whatever read it goes by. */
export const source = <N extends ReadName>(each: SourceOf<N>) => each as unknown as Source;

/** Money in hundredths, as a claim. */
export const cash = (count: number): Claim => [{ id: props.coin, count }];

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
    ({ count, money, others }, claim) => ({
      count: count + 1,
      money: money + claim.reduce((sum, { id, count: each }) => sum + (isMoney(id) ? each : 0), 0),
      others: [...others, ...claim.filter(({ id }) => !isMoney(id))],
    }),
    ofNothing,
  );

/** What a source has now, and what waits for the first deposit (V-32): claims with money, unless that is the player's own. */
export function split({ claims, own, isPart }: Source, value: unknown, locked: boolean) {
  const all = claims(value as Output<ReadName>);
  const waits = (claim: Claim) => locked && !own && claim.some(({ id }) => isMoney(id));
  return {
    now: sumOf(all.filter((each) => !waits(each))),
    later: sumOf(all.filter(waits)),
    isPart: isPart?.(value as Output<ReadName>) === true,
  };
}
