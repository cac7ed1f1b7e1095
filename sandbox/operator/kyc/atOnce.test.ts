import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import * as codes from '#contract/codes.ts';
import { kycStates } from '#contract/kyc.ts';
import { mostConnections } from '#sandbox/db/postgresPool.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { openOnPostgres } from '#sandbox/testing/onPostgres.ts';
import { hasServer } from '#sandbox/testing/postgresServer.ts';
import { waitingForLocks } from '#sandbox/testing/waitingForLocks.ts';
import { usualStaffRules } from '../context/staffRules.ts';
import { Refusal } from '../http/refusal.ts';
import { decideCheck } from './decideCheck.ts';
import { keepRefused } from './keepRefused.ts';
import { delayChecks, delayExclusions, lockBirthday } from './turns.ts';

const patience = 180_000;
const times = 10;
const soon = 20_000;

describe.skipIf(!hasServer)('on a PostgreSQL', () => {
  let operator: KycTest;
  beforeAll(async () => {
    operator = await openOnPostgres(openKycTest);
  }, patience);
  afterAll(() => operator.close());

  const exclude = (token: string) => operator.act('selfExclude', { type: 2, months: 6 }, token);

  /** Resolves once as many connections wait for a lock of checks or exclusions. */
  const waiting = (connections: number) =>
    vi.waitFor(
      async () => {
        const { rows } = await sql<{ num: number }>`select count(*)::integer as num from pg_locks
          where locktype = 'advisory' and not granted`.execute(operator.db);
        expect(rows).toEqual([{ num: connections }]);
      },
      { timeout: soon },
    );

  test(
    'a verdict and a self-exclusion of one player at once both take effect, without a deadlock (N13)',
    async () => {
      operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'never' } });
      for (let time = 0; time < times; time++) {
        const { userId, token } = await operator.player();
        await operator.submit(token);
        const verdict = decideCheck(operator.db, userId, { verdict: 'rejected' }, operator.clock.time);
        expect(await Promise.all([exclude(token), verdict])).toMatchObject([{ errcode: 0 }, true]);
      }
      operator.rule();
    },
    patience,
  );

  test(
    'a check with a birthday that differs by a digit, sent at once with the exclusion, waits for staff (N8)',
    async () => {
      for (let time = 0; time < times; time++) {
        const one = await operator.verified();
        const { realName, birthday } = one.person;
        const two = await operator.player(50_000);
        const near = birthday.slice(0, -1) + (birthday.endsWith('5') ? '6' : '5');
        const sent = await operator.application(two.token, { realName, birthday: near, ...operator.bySss() });
        const answers = await Promise.all([exclude(one.token), operator.act('addKyc', sent, two.token)]);
        expect(answers).toMatchObject([{ errcode: 0 }, { errcode: 0 }]);
        operator.decided();
        expect(await operator.status(two.token)).toBe(kycStates.pending);
      }
    },
    patience,
  );

  test(
    'a refused check is kept once the exclusion under way is over, without a deadlock (N13)',
    async () => {
      const { userId, token } = await operator.player();
      const barred = await operator.application(token, { realName: 'Juan dela Bawal' });
      const refusal = new Refusal(codes.barred, 'This person may not play');
      const { db, clock } = operator;
      let kept: Promise<void> | undefined;
      await db.transaction().execute(async (trx) => {
        await delayChecks(trx);
        kept = db.transaction().execute((other) => keepRefused(other, userId, barred as never, refusal, clock.time));
        await waiting(1);
      });
      await kept;
      expect(await operator.status(token)).toBe(kycStates.rejected);
    },
    patience,
  );

  test(
    'an excluded player’s check passes once the checks under way are over, without a deadlock (N13)',
    async () => {
      operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'never' } });
      const { userId, token } = await operator.player();
      await operator.submit(token, { realName: 'Leonora Abrenica' });
      operator.rule();
      await exclude(token);
      const { db, clock } = operator;
      let passed: Promise<boolean> | undefined;
      await db.transaction().execute(async (trx) => {
        await delayExclusions(trx);
        passed = decideCheck(db, userId, { verdict: 'passed' }, clock.time);
        await waiting(1);
      });
      expect(await passed).toBe(true);
      expect(await operator.status(token)).toBe(kycStates.passed);
    },
    patience,
  );

  test(
    'of a crowd that submits one birthday two checks take connections, and others exclude themselves (N13, S18)',
    async () => {
      const { db } = operator;
      const [atOnce, birthday] = [2, operator.newBirthday()];
      const other = await operator.verified();
      const crowd: (() => Promise<unknown>)[] = [];
      for (let n = 0; n <= mostConnections; n++) {
        const { token } = await operator.player();
        const application = await operator.application(token, { birthday });
        crowd.push(() => operator.act('addKyc', application, token));
      }
      let sent: Promise<unknown>[] = [];
      await db.transaction().execute(async (trx) => {
        await lockBirthday(trx, birthday);
        sent = crowd.map((send) => send());
        await vi.waitFor(async () => expect(await waitingForLocks(db)).toBe(atOnce), { timeout: soon });
        expect(await operator.call('refreshData', {}, other.token)).toMatchObject({ errcode: 0 });
        expect(await exclude(other.token)).toMatchObject({ errcode: 0 });
        expect(await waitingForLocks(db)).toBe(atOnce);
      });
      for (const answer of await Promise.all(sent)) expect(answer).toMatchObject({ errcode: 0 });
    },
    patience,
  );

  test(
    'two accounts of one person in play exclude themselves at once, without a deadlock (N13)',
    async () => {
      for (let time = 0; time < times; time++) {
        const one = await operator.verified();
        const two = await operator.player(50_000);
        await operator.submit(two.token, { ...one.person, ...operator.bySss() });
        await operator.db
          .updateTable('kycChecks')
          .set({ verdict: kycStates.passed, decidedAt: operator.clock.time })
          .where('userId', '=', two.userId)
          .execute();
        for (const { token } of [one, two])
          expect(await operator.act('startGame', { gameId: 1001 }, token)).toMatchObject({ errcode: 0 });
        const answers = await Promise.all([exclude(one.token), exclude(two.token)]);
        expect(answers).toMatchObject([{ errcode: 0 }, { errcode: 0 }]);
      }
    },
    patience,
  );
});
