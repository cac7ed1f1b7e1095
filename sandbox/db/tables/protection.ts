import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { IdType } from '#contract/typed/idNumber.ts';
import type { LimitKind, LimitPeriod } from '#contract/protection.ts';
import type { Json } from './json.ts';

/** A picture of a document or a face, as a data URL. */
export interface KycImages {
  id: string;
  userId: number;
  side: number;
  image: string;
  time: number;
}

/** A submitted identity check, and the verdict that applies from `decidedAt`. */
export interface KycChecks {
  userId: number;
  idType: IdType;
  idNo: string;
  realName: string;
  birthday: string;
  expiry: string | null;
  address: Json<object>;
  submittedAt: number;
  decidedAt: number;
  verdict: number;
  reason: Generated<string>;
  fields: Json<string[]>;
  /**
   * An earlier check of the player was refused, or its person left an account while another one excluded them, or may
   * have: its player doesn't play until one has passed.
   */
  barred: Generated<boolean>;
  /** The account is deleted, and no break or exclusion recognises its person any more: they may be verified again. */
  freed: Generated<boolean>;
  /** Staff have verified it for the money of an excluded player who has another account: it may have the same document. */
  further: Generated<boolean>;
  /** The account that gave it, if the owner of that account's number has taken it over: this one is closed, as if deleted. */
  formerId: Generated<number | null>;
}

/**
 * A person of an account's check before the latest, or who left it while it was excluded, with an empty `idNo` if they
 * were only stated; `verified` if a check for them had passed when an exclusion was in force. Of one who left it, `until`
 * is when that exclusion ends, epoch milliseconds: from then on the account is perhaps, and never surely, theirs.
 */
export interface EarlierPersons {
  userId: number;
  realName: string;
  birthday: string;
  idNo: string;
  verified: boolean;
  until: number | null;
}

/** A player who only has the name of a restricted person, as staff know, with the name and birthday that they compared. */
export interface Namesakes {
  userId: number;
  listed: string;
  realName: string;
  birthday: string;
}

/** A person of an account, as staff have compared them with another's. */
export interface Seen {
  userId: number;
  realName: string;
  birthday: string;
  idNo: string;
}

/** Two accounts that staff know to be different people's, by the persons of both that they have seen. */
export interface OtherPersons {
  userId: number;
  otherId: number;
  seen: Json<Seen[]>;
}

/** A limit; `pendingValue` awaits the player's confirmation from `effectiveAt` on. 0 is no limit. */
export interface Limits {
  /** The limit's, or that of its pending looser value, which gets a new one by `default`. */
  id: ColumnType<number, never, number>;
  userId: number;
  kind: LimitKind;
  period: LimitPeriod;
  value: number;
  pendingValue: number | null;
  effectiveAt: Generated<number>;
}

/** A break or exclusion: `state` as in `rgStates`, until it ends by itself. */
export interface Exclusions {
  userId: number;
  state: number;
  until: number;
  irrevocableUntil: number;
  ref: string;
}

export interface OptOuts {
  userId: number;
  push: boolean;
  sms: boolean;
  email: boolean;
}

export interface RealityAcks {
  id: GeneratedAlways<number>;
  userId: number;
  kind: string;
  action: string;
  time: number;
}
