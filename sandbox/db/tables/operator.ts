import type { Generated } from 'kysely';
import type { ClientEvent, Config } from '#contract/endpoints/anonymous.ts';
import type { Activity, Notice } from '#contract/entities.ts';
import type { Money } from '#contract/schema.ts';
import type { Json } from './json.ts';

/** A deposit; `status` as in `rechargeStates`, where an expired one may still say waiting. */
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
}

/** What the operator's staff would edit, one row a document. */
export interface Documents {
  config: Config;
  theme: { themeDomian: string; themeJsonData: string; themeName: string };
  notices: Notice[];
  activities: Activity[];
  /** What the operator and its partners sign with. */
  secrets: { game: string; pay: string };
}

export interface Settings {
  name: keyof Documents;
  value: Json<Documents[keyof Documents]>;
}

/** An event of the app by its id; `copies` counts how often it came. */
export interface Events {
  eventId: string;
  eventName: string;
  userId: number;
  body: Json<ClientEvent>;
  receivedAt: number;
  copies: Generated<number>;
}
