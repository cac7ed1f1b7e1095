import type { Generated, GeneratedAlways } from 'kysely';
import type { Money } from '#contract/schema.ts';
import type { UserOther } from '#contract/endpoints/member.ts';
import type { Json } from './json.ts';

/** A player. `bet` is the turnover so far; passwords are hashed; `dots` is what waits for the player, by dot flag. */
export interface Users {
  id: Generated<number>;
  uuid: string;
  account: string | null;
  mobile: string | null;
  accountType: number;
  nickname: string;
  passwordHash: string | null;
  avatar: string;
  /** A picture of the player's own, as a data URL; empty for none. */
  avatarOther: Generated<string>;
  inviteCode: string;
  pid: Generated<number>;
  termsVersion: string;
  createdAt: number;
  bet: Generated<Money>;
  /** All that ever had to be staked before a withdrawal, and how much of it has been. */
  turnoverNeeded: Generated<Money>;
  turnoverDone: Generated<Money>;
  safeboxHash: Generated<string | null>;
  dots: Json<Record<string, boolean>>;
}

/** A session; the token itself is known to the player alone. */
export interface Tokens {
  id: GeneratedAlways<number>;
  hash: string;
  userId: number;
  device: string;
  place: Generated<string>;
  createdAt: number;
  expiresAt: number;
  revoked: Generated<boolean>;
}

/** Failed logins of one account name, whether or not anybody has it. */
export interface LoginTries {
  account: string;
  failed: number;
  lockedUntil: Generated<number>;
}

/** The SMS outbox. */
export interface Codes {
  id: GeneratedAlways<number>;
  mobile: string;
  type: number;
  code: string;
  sentAt: number;
  expiresAt: number;
  tries: Generated<number>;
  used: Generated<boolean>;
}

/** Who somebody is at an identity provider: `type` as in `socialTypes`, `subject` the provider's own and lasting name for them. */
export interface Identity {
  type: number;
  subject: string;
  /** What they call it there, and are called. */
  account: string;
  name: string;
}

/** An identity belongs to one player, who has one of each type. */
export interface Identities extends Identity {
  userId: number;
  boundAt: number;
}

/** What a social log-in leaves that nobody is bound to; it works once. */
export interface BindTickets extends Identity {
  hash: string;
  expiresAt: number;
  used: Generated<boolean>;
}

/** What the operator must know of a player besides. */
export type UserOthers = { userId: number } & { [K in keyof UserOther]-?: Exclude<UserOther[K], undefined> };
