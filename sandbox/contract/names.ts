import * as settings from '#contract/endpoints/anonymous.ts';
import * as entities from '#contract/entities.ts';
import * as parts from '#contract/schema.ts';
import { jsonSchema } from './jsonSchema.ts';

/** Values that many fields have. */
const values = {
  Text: parts.text,
  Line: parts.line,
  LongLine: parts.longLine,
  Int: parts.int,
  Count: parts.count,
  Time: parts.time,
  Flag: parts.flag,
  Money: parts.money,
  Balance: parts.balance,
};

const things = {
  Settings: settings.config,
  RechargeType: settings.rechargeType,
  RechargeItem: settings.rechargeItem,
  Maintenance: entities.maintenance,
  CustomerQueue: entities.customerQueue,
  Player: entities.userInfo,
  Game: entities.game,
  GameType: entities.gameType,
  Brand: entities.brand,
  Notice: entities.notice,
  Activity: entities.activity,
  ReceivingAccount: entities.bankAccount,
};

const named = Object.entries({ ...values, ...things }).flatMap(([name, schema]) => [
  [name, schema] as const,
  [`${name}OrNull`, parts.optional(schema)] as const,
]);

/** The names of schemas that belong to no single call, by their JSON; an optional field may be left out or null. */
export const knownNames: ReadonlyMap<string, string> = new Map(
  named.map(([name, schema]) => [JSON.stringify(jsonSchema(schema)), name]),
);
