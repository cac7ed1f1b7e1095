import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { returnOpenStake } from '../operator/games/returnedStakes.ts';
import { giveDrawChances } from '../operator/jackpot/drawChances.ts';
import { sendMail } from '../operator/mail/sendMail.ts';
import { answerFeedback } from '../operator/api/account/feedback.ts';
import { giveCoupon } from '../operator/money/coupons.ts';
import { leaveAtMaker } from '../operator/money/makerWallets.ts';
import { decideCheck } from '../operator/kyc/decideCheck.ts';
import { shownCheck } from '../operator/kyc/lookedAt.ts';
import { clearNamesake } from '../operator/kyc/restricted.ts';
import { tellApart } from '../operator/kyc/tellApart.ts';
import { agePending } from '../operator/rg/limits.ts';
import type { Operator } from '../operator/api/operator.ts';
import { grant } from '../operator/rewards/grant.ts';
import { restrictionOf } from '../operator/kyc/mayPlay.ts';
import { decidePayout } from '../operator/money/payouts.ts';
import { notePush } from '../operator/push/notes.ts';
import { sendPushes } from '../operator/api/sendPushes.ts';
import { roundToDraw, setTimes } from '../operator/lottery/rounds.ts';
import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import { placeBets } from './placeBets.ts';
import { placeMember } from './placeMember.ts';
import { findPlayer, type PlayerName } from './playerName.ts';
import { staffBodies } from './staffCalls.ts';

const nobody = { error: 'No such account, or listed name' };
const unseen = { error: 'Needs the "version" of each check that you have looked at, from /checks' };

const day = 24 * 60 * 60 * 1_000;

/** Routes for staff and partner actions, as `staffCalls` lists them. */
export function staffRoutes(operator: Operator): Hono {
  const { db, now } = operator;
  const app = new Hono();
  const playerOf = (name: PlayerName) => findPlayer(db, name);
  /** Whether staff don't say which version of a player's check they have looked at. */
  const isUnseen = async (id: number, version: string | undefined) =>
    version === undefined && (await shownCheck(db, id)) !== null;

  app.put('/rules', async (c) => {
    operator.rule(v.parse(staffBodies.rules, await c.req.json()));
    return c.json({ rules: operator.context.rules });
  });
  app.post('/payout', async (c) => {
    const outcome = await decidePayout(db, v.parse(staffBodies.payout, await c.req.json()), now());
    return outcome === 'unknown' ? c.json({ error: 'No such withdrawal' }, 404) : c.json({ outcome });
  });
  app.post('/kyc', async (c) => {
    const { account, userId, ...decision } = v.parse(staffBodies.kyc, await c.req.json());
    const player = await playerOf({ account, userId });
    const passes = decision.verdict === 'passed';
    if (player && passes && (await isUnseen(player.id, decision.version))) return c.json(unseen, 400);
    // Whoever passes without a version has seen no check, and passes none that comes meanwhile.
    const seen = passes ? { version: null, ...decision } : decision;
    const decided = player && (await decideCheck(db, player.id, seen, now()));
    if (!decided) return c.json({ error: 'Nothing to decide' }, 404);
    return c.json({ account, userId, verdict: decision.verdict });
  });
  app.post('/apart', async (c) => {
    const { account, userId, version, ...other } = v.parse(staffBodies.apart, await c.req.json());
    const player = await playerOf({ account, userId });
    if (!player) return c.json(nobody, 404);
    if (await isUnseen(player.id, version)) return c.json(unseen, 400);
    const own = version ?? null;
    if ('listed' in other) {
      const isCleared = await clearNamesake(db, player.id, other.listed, own);
      return isCleared ? c.json({ account, userId, listed: other.listed }) : c.json(nobody, 404);
    }
    const { otherId, otherVersion } = other;
    if (await isUnseen(otherId, otherVersion)) return c.json(unseen, 400);
    const isApart = await tellApart(db, player.id, otherId, { own, other: otherVersion ?? null });
    return isApart ? c.json({ account, userId, otherId }) : c.json(nobody, 404);
  });
  app.post('/feedback', async (c) => {
    const { account, userId, ...change } = v.parse(staffBodies.feedback, await c.req.json());
    const player = await playerOf({ account, userId });
    const id = player && (await answerFeedback(db, player.id, change, now()));
    return id ? c.json({ account, userId, id }) : c.json({ error: 'No such feedback' }, 404);
  });
  app.post('/coupon', async (c) => {
    const { account, userId, days, ...coupon } = v.parse(staffBodies.coupon, await c.req.json());
    const player = await playerOf({ account, userId });
    if (!player) return c.json({ error: 'No such account' }, 404);
    const given = { ...coupon, userId: player.id, expiresAt: now() + days * day };
    if (await restrictionOf(db, player.id, now())) return c.json({ error: 'On a break or excluded' }, 409);
    await db.transaction().execute((trx) => giveCoupon(trx, given));
    return c.json({ account, userId, ...coupon });
  });
  app.post('/table', async (c) => {
    const { account, userId, brandId, amount } = v.parse(staffBodies.table, await c.req.json());
    const player = await playerOf({ account, userId });
    if (!player) return c.json({ error: 'No such account' }, 404);
    const left = { ref: `qa:${randomUUID()}`, userId: player.id, brandId, amount, time: now() };
    const coin = await db.transaction().execute((trx) => leaveAtMaker(trx, left));
    return c.json({ account, userId, coin });
  });
  app.post('/stake', async (c) => {
    const round = v.parse(staffBodies.stake, await c.req.json());
    const coin = await returnOpenStake(db, round, now());
    return coin === undefined ? c.json({ error: 'No such bet' }, 404) : c.json({ ...round, coin });
  });
  app.post('/drawChances', async (c) => {
    const { account, userId, num } = v.parse(staffBodies.drawChances, await c.req.json());
    const player = await playerOf({ account, userId });
    if (!player) return c.json({ error: 'No such account' }, 404);
    await giveDrawChances(db, player.id, num);
    return c.json({ account, userId, num });
  });
  app.post('/grant', async (c) => {
    const { account, userId, rewards } = v.parse(staffBodies.grant, await c.req.json());
    const player = await playerOf({ account, userId });
    if (!player) return c.json({ error: 'No such account' }, 404);
    const given = { ref: `qa:${randomUUID()}`, userId: player.id, rewards, time: now(), money: 'own' } as const;
    return c.json(
      await db.transaction().execute(async (trx) => {
        await lockPlayer(trx, player.id);
        return grant(trx, given);
      }),
    );
  });
  app.post('/mail', async (c) => {
    const { account, userId, expiresIn, ...letter } = v.parse(staffBodies.mail, await c.req.json());
    const player = await playerOf({ account, userId });
    if (!player) return c.json({ error: 'No such account' }, 404);
    const time = now();
    const until = expiresIn === undefined ? {} : { expiresAt: time + expiresIn };
    await sendMail(db, { ...letter, ...until, ref: `qa:${randomUUID()}`, userId: player.id, time });
    return c.json({ account, userId, title: letter.title });
  });
  app.post('/push', async (c) => {
    const { account, userId, kind } = v.parse(staffBodies.push, await c.req.json());
    const player = await playerOf({ account, userId });
    if (!player) return c.json({ error: 'No such account' }, 404);
    await notePush(db, { ref: `qa:${randomUUID()}`, userId: player.id, kind, time: now() });
    return c.json({ account, userId, kind, outcomes: await sendPushes(operator.context, now()) });
  });
  app.post('/bets', async (c) => {
    const { account, userId, ago, ...bets } = v.parse(staffBodies.bets, await c.req.json());
    const player = await playerOf({ account, userId });
    if (!player) return c.json({ error: 'No such account' }, 404);
    const placed = { ...bets, userId: player.id, time: now() - ago };
    await db.transaction().execute((trx) => placeBets(trx, placed));
    return c.json({ account, userId, ...bets });
  });
  app.post('/member', async (c) => {
    const { account, userId, num, ago, ...member } = v.parse(staffBodies.member, await c.req.json());
    const player = await playerOf({ account, userId });
    if (!player) return c.json({ error: 'No such account' }, 404);
    const placed = { ...member, pid: player.id, time: now() - ago };
    await db.transaction().execute(async (trx) => {
      for (let each = 0; each < num; each++) await placeMember(trx, placed);
    });
    return c.json({ account, userId, num });
  });
  app.post('/lottery', async (c) => {
    const { activityType, closesIn, drawnIn } = v.parse(staffBodies.lottery, await c.req.json());
    const time = now();
    await roundToDraw(operator.context, activityType, time);
    await setTimes({ db }, activityType, { salesEnd: time + closesIn, drawTime: time + drawnIn });
    const { id, drawTime, salesEnd } = await roundToDraw(operator.context, activityType, time);
    return c.json({ round: id, salesEnd, drawTime });
  });
  app.post('/limits', async (c) => {
    const { account, userId, ms } = v.parse(staffBodies.limits, await c.req.json());
    const player = await playerOf({ account, userId });
    const older = player && (await agePending(db, player.id, ms));
    return older ? c.json({ account, userId, ms }) : c.json({ error: 'Nothing waits' }, 404);
  });
  return app;
}
