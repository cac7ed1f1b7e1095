import type { Generated, GeneratedAlways } from 'kysely';
import type { Money } from '#contract/schema.ts';
import type { UserOther } from '#contract/endpoints/member.ts';
import type { Json } from './json.ts';

/** A player. `bet` is the turnover so far; passwords are hashed; `dots` are red dots by flag. */
export interface Users {
  id: Generated<number>;
  uuid: string;
  account: string | null;
  mobile: string | null;
  accountType: number;
  nickname: string;
  passwordHash: string | null;
  avatar: string;
  /** An uploaded avatar, as a data URL; empty for none. */
  avatarOther: Generated<string>;
  inviteCode: string;
  pid: Generated<number>;
  /** Since when the player is a member of `pid`; 0 for none. */
  pidAt: Generated<number>;
  /** Of a closed account that keeps a membership, the account whose it was until this one began. */
  leftId: number | null;
  termsVersion: string;
  createdAt: number;
  bet: Generated<Money>;
  /** The bonus money in the wallet; it counts only while turnover for a bonus is left. */
  bonusCoin: Generated<Money>;
  /** Valid bets before this have their rebate; a midnight in Manila. */
  rebatedUntil: Generated<number>;
  /** The bets of members before this have their commission; a midnight in Manila. */
  commissionedUntil: Generated<number>;
  safeboxHash: Generated<string | null>;
  /** When the number was added to the account; 0 if the account began with it. */
  mobileBoundAt: Generated<number>;
  /** When a code proved that the number is the player's; null until then. */
  mobileProvenAt: number | null;
  dots: Json<Record<string, boolean>>;
}

/** A session; only the hash of its token is stored. */
export interface Tokens {
  id: GeneratedAlways<number>;
  hash: string;
  userId: number;
  device: string;
  place: Generated<string>;
  createdAt: number;
  expiresAt: number;
  revoked: Generated<boolean>;
  /** The session's proof of identity (`password` or `code`), and its time; 0 once it is used. */
  provenBy: Generated<string>;
  provenAt: Generated<number>;
  /** The device's self-assigned id; empty if it sent none. */
  deviceId: Generated<string>;
}

/** A device that a player has logged in on. */
export interface Devices {
  userId: number;
  deviceId: string;
  seenAt: number;
}

/** Failed log-ins by account name, whether or not it exists. */
export interface LoginTries {
  account: string;
  failed: number;
  lockedUntil: Generated<number>;
  /** The time of the last attempt; 0 if the end of the lock says enough. */
  triedAt: Generated<number>;
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
  /** Who requested it and alone can use it, whether that was the number's owner, and from which address. */
  asker: Generated<string>;
  own: Generated<boolean>;
  address: Generated<string>;
  used: Generated<boolean>;
}

/** An identity at an identity provider: `type` as in `socialTypes`, `subject` the provider's permanent id. */
export interface Identity {
  type: number;
  subject: string;
  /** The account name there, and the display name. */
  account: string;
  name: string;
}

/** A notice by SMS about the log-in of a number's owner. */
export interface SmsNotices {
  id: GeneratedAlways<number>;
  mobile: string;
  text: string;
  sentAt: number;
}

/** A social identity belongs to one player, who has at most one of each type. */
export interface Identities extends Identity {
  userId: number;
  boundAt: number;
}

/** A single-use ticket for binding an identity after a social log-in without a player. */
export interface BindTickets extends Identity {
  hash: string;
  expiresAt: number;
  used: Generated<boolean>;
}

/** A requested deletion of an account; without `closedAt` it can be cancelled. */
export interface Deletions {
  userId: number;
  requestedAt: number;
  /** When the account is closed, unless there is money in it. */
  deletesAt: number;
  closedAt: number | null;
  /** When the rest that recognises an excluded person was erased. */
  erasedAt: number | null;
}

/** Personal data that the operator is required to collect. */
export type UserOthers = { userId: number } & { [K in keyof UserOther]-?: Exclude<UserOther[K], undefined> };
