import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import { defaultOtp } from '#contract/defaults.ts';
import type { Config } from '#contract/endpoints/anonymous.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { endOf, startOf } from '#sandbox/manila.ts';
import { networksOf } from '../http/address.ts';
import { Refusal } from '../http/refusal.ts';
import type { Caps } from '../context/caps.ts';

/** Default number of codes of one type that one mobile number may be sent per day. */
const defaultPerDay = 10;

/** How many times as many codes of all types a number may be sent per day as of one type. */
const ofAllTypes = 2;

const second = 1_000;
const hour = 60 * 60 * second;

/** How many digits of a number name the block it belongs to: network and first three. */
const prefixLength = 7;

/** A request for a code: `own` if the owner of a proven number makes it, with a session or on a known device. */
export interface CodeRequest {
  mobile: string;
  type: number;
  own: boolean;
  /** The requester; see `askerOf`. */
  asker: string;
  /** The address (IP) of the request; empty when unknown. */
  address: string;
}

function wait(until: number, time: number): never {
  throw new Refusal(codes.tooOften, 'Too many codes', { retryAfter: Math.ceil((until - time) / second) });
}

/**
 * Throws while a number had a code of this type too recently, or too many of it or of all types today. The owner's
 * requests are counted separately.
 */
export async function checkPot(trx: Trx, { mobile, type, own }: CodeRequest, { otp }: Config, time: number) {
  const { resendSec, perDay } = { ...defaultOtp, ...otp };
  const today = await trx
    .selectFrom('codes')
    .select(['type', 'sentAt'])
    .where('mobile', '=', mobile)
    .where('own', '=', own)
    .where('sentAt', '>=', startOf('day', time))
    .orderBy('sentAt', 'desc')
    .execute();
  const most = perDay ?? defaultPerDay;
  const ofType = today.filter((sent) => sent.type === type);
  const isFull = ofType.length >= most || today.length >= most * ofAllTypes;
  const soonest = isFull ? endOf('day', time) : (ofType[0]?.sentAt ?? -Infinity) + resendSec * second;
  if (soonest > time) wait(soonest, time);
}

/** Whether a code was asked for from this address, or this network (`2001:db8:1::/48`). */
const isIn = (network: string) =>
  network.includes('/')
    ? sql<boolean>`case when address like '%::' then address::inet <<= ${network}::inet else false end`
    : sql<boolean>`address = ${network}`;

/**
 * Throws when a stranger's device, address or one of its networks, or block of numbers, or all strangers, have used up
 * the last hour's codes.
 */
export async function checkCaps(trx: Trx, { mobile, asker, address }: CodeRequest, caps: Caps['codes'], time: number) {
  const others = sql<number>`count(distinct mobile)::int`;
  const strangers = trx
    .selectFrom('codes')
    .select(({ fn }) => [others.as('numbers'), fn.countAll<number>().as('sent'), fn.min('sentAt').as('first')])
    .where('own', '=', false)
    .where('sentAt', '>', time - hour);
  const prefix = mobile.slice(0, prefixLength);
  const elsewhere = strangers.where('mobile', '!=', mobile);
  const device = await elsewhere.where('asker', '=', asker).executeTakeFirstOrThrow();
  const places = [];
  for (const { name, times } of address ? networksOf(address) : []) {
    const here = await elsewhere.where(isIn(name)).executeTakeFirstOrThrow();
    if (here.numbers >= times * caps.perAddress) places.push(here);
  }
  const block = await elsewhere.where('mobile', 'like', `${prefix}%`).executeTakeFirstOrThrow();
  const all = await strangers.executeTakeFirstOrThrow();
  const full = [
    asker.startsWith('device:') && device.numbers >= caps.perDevice && device,
    ...places,
    block.numbers >= caps.perPrefix && block,
    all.sent >= caps.inAll && all,
  ].find((pot) => pot !== false);
  if (full) wait(full.first + hour, time);
}
