import type { Input, Output, ReadName } from '#contract/endpoints.ts';
import type { Feature } from '#contract/features.ts';
import type { ActInput } from '#contract/moneyActs.ts';
import { props } from '#contract/props.ts';
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

/** The money acts that only claim: nothing has to be chosen or drawn first. */
export type ClaimAction =
  | 'claimRebates'
  | 'claimTask'
  | 'claimVipUpgrade'
  | 'claimVipDaily'
  | 'claimVipSignIn'
  | 'claimVipTask'
  | 'claimVipRest'
  | 'receiveSignIn'
  | 'claimBind'
  | 'claimFollow'
  | 'claimFirstDeposit'
  | 'claimCollected'
  | 'claimMission'
  | 'claimRank'
  | 'claimCommission'
  | 'claimInvite'
  | 'claimLottery';

/** A money act that claims, with what it sends. */
export type ClaimAct<C extends ClaimAction = ClaimAction> = { [A in C]: { action: A; input: ActInput<A> } }[C];

/** What can be claimed by itself. */
export interface Claim {
  /** What it would give; nothing is known of a draw before it is drawn. */
  gives: readonly Reward[];
  /** What sends it from here; without it, it is claimed on its own page. Several claims may share one. */
  act?: ClaimAct;
  /** How many times its cash is to be staked, where that isn't the same for all of its source. */
  turnover?: number;
  /** Its money is the player's own already, so it waits for no deposit. */
  own?: boolean;
}

interface SourceOf<N extends ReadName> {
  /** The read that says what can be claimed, and what its page asks it for. */
  name: N;
  input: Input<N>;
  /** The page that has the claims. */
  to: string;
  title: Title;
  /** What the page has to claim at the operator's time (epoch milliseconds), each claim by itself. */
  claims(value: Output<N>, now: number): readonly Claim[];
  /** How many times the cash of its claims is to be staked before it can be withdrawn; nothing while that isn't known. */
  turnover?(value: Output<N>): number | null | undefined;
  /** In the place of what the claims give, where that isn't known. */
  text?: 'drawReady' | 'waits';
  /** Whether there may be more claims than the answer has. */
  isPart?(value: Output<N>): boolean;
  /** Whether some of what it has may be gone at the operator's time, until the next answer. */
  isOutdated?(value: Output<N>, now: number): boolean;
  /** A new day in Manila may bring claims. */
  daily?: true;
  /** The feature of the settings that switches its claims off, and then it isn't asked for. */
  feature?: Feature;
}

/** Something with rewards that can be claimed. */
export type Source = SourceOf<ReadName>;

/** A source, whatever read it goes by. */
export const source = <N extends ReadName>(each: SourceOf<N>) => each as unknown as Source;

/** Money in hundredths, as a claim. */
export const cash = (count: number, act?: ClaimAct): Claim => ({
  gives: [{ id: props.coin, count }],
  ...(act && { act }),
});
