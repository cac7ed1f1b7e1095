import type { Generated, GeneratedAlways } from 'kysely';
import type { Money } from '../../../worker/contract/schema.ts';
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
  inviteCode: string;
  pid: Generated<number>;
  termsVersion: string;
  createdAt: number;
  bet: Generated<Money>;
  dots: Json<Record<string, boolean>>;
}

/** A session; the token itself is known to the player alone. */
export interface Tokens {
  hash: string;
  userId: number;
  device: string;
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
