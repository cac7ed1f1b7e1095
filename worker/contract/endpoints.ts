import { accounts } from './endpoints/accounts.ts';
import { activities } from './endpoints/activities.ts';
import { anonymous } from './endpoints/anonymous.ts';
import { bets } from './endpoints/bets.ts';
import { jackpot } from './endpoints/jackpot.ts';
import { kyc } from './endpoints/kyc.ts';
import { member } from './endpoints/member.ts';
import { money } from './endpoints/money.ts';
import { play } from './endpoints/play.ts';
import { profile } from './endpoints/profile.ts';
import { protection } from './endpoints/protection.ts';
import { rewards } from './endpoints/rewards.ts';
import { safebox } from './endpoints/safebox.ts';
import { session } from './endpoints/session.ts';
import { social } from './endpoints/social.ts';
import { withdrawals } from './endpoints/withdrawals.ts';
import type { Endpoint, InputOf, OutputOf } from './endpoint.ts';

/** Every endpoint of the app; client, sandbox and published contract are derived from this table. */
export const endpoints = {
  ...anonymous,
  ...session,
  ...activities,
  ...play,
  ...profile,
  ...social,
  ...member,
  ...money,
  ...withdrawals,
  ...accounts,
  ...safebox,
  ...rewards,
  ...bets,
  ...jackpot,
  ...kyc,
  ...protection,
} satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type Name = keyof Endpoints;
export type ReadName = { [N in Name]: Endpoints[N]['kind'] extends 'read' ? N : never }[Name];
export type WriteName = Exclude<Name, ReadName>;
/** The endpoints of money acts; only `act` sends them. */
export type MoneyName = { [N in Name]: Endpoints[N] extends { money: true } ? N : never }[Name];
export type Input<N extends Name> = InputOf<Endpoints[N]>;
export type Output<N extends Name> = OutputOf<Endpoints[N]>;
