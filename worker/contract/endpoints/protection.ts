import { read, write } from '../endpoint.ts';
import {
  flag,
  balance,
  count,
  id,
  int,
  list,
  money,
  oneOf,
  optional,
  record,
  text,
  time,
  line,
  type Infer,
} from '../schema.ts';

const kind = oneOf('deposit', 'loss', 'wager', 'session', 'reality');
const period = oneOf('day', 'week', 'month', 'none');

/** A pending looser value: it takes effect when the player confirms it, from `effectiveAt` to `confirmBy`. */
const pending = record({ value: int, effectiveAt: time, confirmBy: time });

/**
 * A limit: hundredths, or minutes for `session` and `reality`; days, weeks and months are Manila's. For a deposit
 * limit, `waiting` is the part of `used` that is ordered but unpaid.
 */
const limit = record({
  id,
  kind,
  period,
  value: int,
  used: optional(int),
  waiting: optional(int),
  resetAt: optional(time),
  pending: optional(pending),
});

/** A restriction: `state` as in `rgStates`, its end, and until when it is irrevocable. */
const standing = {
  state: oneOf(0, 1, 2),
  until: optional(time),
  irrevocableUntil: optional(time),
  ref: optional(text),
};

/** With which code, and until when, a start of a game is refused for a reason against the person. */
const playRefusal = record({ code: int, until: optional(time) });

const info = {
  ...standing,
  playRefusal: optional(playRefusal),
  limits: list(limit),
  marketing: record({ push: flag, sms: flag, email: flag }),
  reminder: optional(flag),
  familyExclusion: optional(flag),
};

/** Deposits, stakes and wins of a period: hundredths, seconds of play; `net` is the player's. */
const figures = record({ deposit: balance, bet: balance, win: balance, net: money, playSec: int });

export type Limit = Infer<typeof limit>;

const extension = true;
const spoils = ['selfLimitInfo', 'rgState'];

/** Endpoints for responsible gaming (payloads K, players 3). */
export const protection = {
  rgState: read(
    'Whether the player may play, how often to stop and look, how many seconds of play today has left, and whether play must stop now, be it that a limit on losses or stakes leaves less than a bet',
    {},
    { ...standing, realityMin: int, playSec: int, leftSec: optional(int), stop: optional(flag) },
    { kept: 'user', quiet: true, extension },
  ),
  selfLimitInfo: read('The limits with what is used of them, the state, and why the person may not play', {}, info, {
    kept: 'user',
    extension,
  }),
  selfLimitSet: write(
    'A limit: a tighter one at once, a looser one or none (0) after a day and a second line; a reminder on (1) or off (0) at once',
    { kind: oneOf('deposit', 'loss', 'wager', 'session', 'reality', 'reminder'), period, value: int },
    { applied: flag, effectiveAt: time, pending: optional(pending), id },
    { identified: true, extension, spoils },
  ),
  selfLimitConfirm: write('The second line for a looser limit whose day has passed', { id }, info, {
    extension,
    spoils,
  }),
  selfLimitCancelPending: write('Keeps the limit as it is', { id }, info, { extension, spoils }),
  selfExclude: write(
    'A break (1, in hours) or an exclusion (2, in months), at once. A token suffices; a password or code that is sent must be right. It is never shortened',
    {
      type: oneOf(1, 2),
      hours: optional(count),
      months: optional(count),
      from: optional(time),
      password: optional(line),
      smsCode: optional(line),
    },
    { state: oneOf(0, 1, 2), until: time, irrevocableUntil: time, ref: text },
    {
      identified: true,
      proofs: ['password', 'smsCode'],
      varying: ['from'],
      extension,
      spoils: [...spoils, 'sessionList', 'getExchange'],
    },
  ),
  rgSession: read(
    'This stay, today, this week and this month in figures, and all that was ever deposited, less what was withdrawn',
    {},
    {
      startTime: time,
      playSec: int,
      bet: balance,
      win: balance,
      net: money,
      today: figures,
      week: figures,
      month: figures,
      lifetimeNetDeposit: money,
    },
    { kept: 'user', extension },
  ),
  rgAck: write(
    'What the player did about a reality check',
    { kind: line, action: oneOf('continue', 'stop', 'history') },
    {},
    { identified: true, quiet: true, extension },
  ),
  marketingOptOut: write(
    'What the player does not want to hear by: a channel that is left out stays as it is',
    { push: optional(flag), sms: optional(flag), email: optional(flag) },
    {},
    {
      extension,
      spoils: ['selfLimitInfo'],
    },
  ),
};
