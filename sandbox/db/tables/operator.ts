import type { Generated } from 'kysely';
import type { Config } from '#contract/endpoints/anonymous.ts';
import type { ClientEvent } from '#contract/endpoints/events.ts';
import type { Activity, Notice } from '#contract/entities.ts';
import type { Money } from '#contract/schema.ts';
import type { Keys } from '#sandbox/keys.ts';
import type { Json } from './json.ts';

/** A deposit order; `status` as in `rechargeStates`, where an expired one may still be stored as pending. */
export interface Recharges {
  orderNo: string;
  userId: number;
  rechargeTypeId: number;
  itemId: number;
  channel: string;
  amount: Money;
  bonus: Money;
  status: Generated<number>;
  payUrl: string;
  createdAt: number;
  expiresAt: number;
  paidAt: Generated<number | null>;
  couponId: Generated<number>;
  /** The part of the bonus given only if this is the player's first deposit; 0 once it was paid and wasn't. */
  firstBonus: Generated<Money>;
}

/** The documents edited by staff, one row each. */
export interface Documents {
  config: Config;
  theme: { themeDomian: string; themeJsonData: string; themeName: string };
  notices: Notice[];
  activities: Activity[];
  /** The secrets partners signed with before every purpose had a key of its own; `OldForm` still uses them. */
  secrets: { game: string; pay: string };
  /** The keys by purpose. */
  keys: Keys;
  /** The operator's keys for push services (VAPID), as base64url. */
  pushKeys: { publicKey: string; privateKey: string };
}

export interface Settings {
  name: keyof Documents;
  value: Json<Documents[keyof Documents]>;
}

/** An analytics event by its id; `copies` counts how often it was received. */
export interface Events {
  eventId: string;
  eventName: string;
  userId: number;
  body: Json<ClientEvent>;
  receivedAt: number;
  newcomer: Generated<boolean>;
  copies: Generated<number>;
}
