import * as codes from '#contract/codes.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import { breakHours, defaultReality, exclusionMonths, rgStates } from '#contract/protection.ts';
import type { protection } from '#contract/endpoints/protection.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { startOf } from '#sandbox/manila.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { exclude, rgRestrictionOf } from '#sandbox/operator/rg/exclusions.ts';
import type { OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import {
  decidePending,
  describeLimits,
  limitsOf,
  playLeft,
  setLimit,
  wantsReminder,
} from '#sandbox/operator/rg/limits.ts';
import { checkOwnPassword } from '#sandbox/operator/identity/logins.ts';
import { checkOwnCode } from '#sandbox/operator/identity/proof.ts';
import { lifetimeNetDeposit } from '#sandbox/operator/games/reports.ts';
import { openGameOf } from '#sandbox/operator/games/gameSessions.ts';
import { lockSession, revokeOthers, sessionStart } from '#sandbox/operator/identity/tokens.ts';
import { forfeitBonus } from '#sandbox/operator/money/bonusMoney.ts';
import { excludePerson } from '#sandbox/operator/kyc/excludePerson.ts';
import { mayPlay, playRefusalOf } from '#sandbox/operator/kyc/mayPlay.ts';
import { delayChecks, lockPersons } from '#sandbox/operator/kyc/turns.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { figuresSince, playedSince } from '#sandbox/operator/rg/usage.ts';

const second = 1_000;
const minute = 60 * second;

const playerProgress = async (db: Db, userId: number, time: number) =>
  (await rgRestrictionOf(db, userId, time)) ?? { state: rgStates.normal };

/** Today's play time in seconds, and how much of the time limit is left. */
export async function timeOf(db: Db, userId: number, time: number) {
  const limits = await limitsOf(db, userId, time);
  const played = await playedSince(db, userId, startOf('day', time), time);
  const allowed = limits.find(({ kind }) => kind === 'session')?.value ?? 0;
  const left = { leftSec: Math.max(0, Math.floor((allowed * minute - played) / second)) };
  return {
    playSec: Math.floor(played / second),
    realityMin: limits.find(({ kind }) => kind === 'reality')?.value ?? defaultReality,
    ...(allowed > 0 && left),
  };
}

/**
 * Whether play must end: a break, an exclusion or another reason against the person, no time left today, or a loss or
 * wager limit that leaves less than one bet.
 */
export async function mustStop(db: Db, userId: number, time: number): Promise<boolean> {
  if (!(await mayPlay(db, userId, time))) return true;
  if ((await timeOf(db, userId, time)).leftSec === 0) return true;
  const open = await openGameOf(db, userId, time);
  return open !== undefined && (await playLeft(db, userId, time)) < open.minBet;
}

/** The only reminder that a player answers; its records are kept for years, so they take no other text. */
const reality = 'reality';

/** Marketing is opt-in: without a stored choice every channel is off. */
const allOut = { push: true, sms: true, email: true };

/** Handlers for responsible gaming: limits, breaks, exclusions, reality checks, marketing consent. */
export function protectionHandlers({ db }: OperatorContext): Group<typeof protection> {
  async function info(userId: number, time: number) {
    const optOut = await db.selectFrom('optOuts').selectAll().where('userId', '=', userId).executeTakeFirst();
    const { push, sms, email } = optOut ?? allOut;
    const refusal = await playRefusalOf(db, userId, time);
    return {
      ...(await playerProgress(db, userId, time)),
      ...(refusal && { playRefusal: { code: refusal.code, until: refusal.details.until } }),
      limits: await describeLimits(db, userId, time),
      marketing: { push, sms, email },
      reminder: await wantsReminder(db, userId),
    };
  }

  async function decide(userId: number, id: number, confirmed: boolean, time: number) {
    await db.transaction().execute(async (trx) => {
      await lockPlayer(trx, userId);
      await decidePending(trx, userId, id, confirmed, time);
    });
    return info(userId, time);
  }

  return {
    rgState: async (_, { userId, time }) => ({
      ...(await playerProgress(db, userId, time)),
      ...(await timeOf(db, userId, time)),
      stop: await mustStop(db, userId, time),
    }),
    selfLimitInfo: (_, { userId, time }) => info(userId, time),
    selfLimitSet: ({ kind, period, value }, { userId, time, once }) =>
      once(async (trx) => {
        await lockPlayer(trx, userId);
        return setLimit(trx, userId, { kind, period }, value, time);
      }),
    selfLimitConfirm: ({ id }, { userId, time }) => decide(userId, id, true, time),
    selfLimitCancelPending: ({ id }, { userId, time }) => decide(userId, id, false, time),
    selfExclude: async ({ type, hours, months, from, password, smsCode }, context) => {
      const { userId, token, time, once } = context;
      const length = lengthOf(type, hours, months);
      if (password) await checkOwnPassword(db, context, password);
      return once(async (trx) => {
        await lockPlayer(trx, userId);
        await lockPersons(trx, userId);
        if ('months' in length) await delayChecks(trx);
        if (smsCode) await checkOwnCode(trx, userId, codeTypes.withdraw, smsCode, time);
        const kept = await exclude(trx, userId, length, time, from ?? undefined);
        if (kept.state === rgStates.excluded) {
          if ('months' in length) await excludePerson(trx, userId, time);
          await revokeOthers(trx, userId, token);
          await forfeitBonus(trx, userId, time);
        }
        return kept;
      });
    },
    rgSession: async (_, { userId, token, time }) => {
      const startTime = await sessionStart(db, token);
      const { bet, win, net, playSec } = await figuresSince(db, userId, startTime, time);
      return {
        startTime,
        playSec,
        bet,
        win,
        net,
        today: await figuresSince(db, userId, startOf('day', time), time),
        week: await figuresSince(db, userId, startOf('week', time), time),
        month: await figuresSince(db, userId, startOf('month', time), time),
        lifetimeNetDeposit: await lifetimeNetDeposit(db, userId),
      };
    },
    rgAck: async ({ kind, action }, { userId, time, once }) => {
      if (kind !== reality) throw new Refusal(codes.badParameter, 'No such reminder', { field: 'kind' });
      return once(async (trx) => {
        await trx.insertInto('realityAcks').values({ userId, kind, action, time }).execute();
        return {};
      });
    },
    marketingOptOut: async ({ push, sms, email }, { userId, token }) => {
      const named = {
        ...(isGiven(push) && { push: Boolean(push) }),
        ...(isGiven(sms) && { sms: Boolean(sms) }),
        ...(isGiven(email) && { email: Boolean(email) }),
      };
      if (Object.keys(named).length === 0) throw new Refusal(codes.badParameter, 'No channel', { field: 'push' });
      return db.transaction().execute(async (trx) => {
        await lockSession(trx, { userId, token });
        await trx
          .insertInto('optOuts')
          .values({ ...allOut, ...named, userId })
          .onConflict((conflict) => conflict.column('userId').doUpdateSet(named))
          .execute();
        return {};
      });
    },
  };
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

const breakType = 1;

function lengthOf(type: 1 | 2, hours?: number | null, months?: number | null) {
  const bad = (field: string) => new Refusal(codes.badParameter, 'No such length', { field });
  if (type === breakType) {
    if (!(breakHours as readonly unknown[]).includes(hours)) throw bad('hours');
    return { hours: hours! };
  }
  if (!(exclusionMonths as readonly unknown[]).includes(months)) throw bad('months');
  return { months: months! };
}
