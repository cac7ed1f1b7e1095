import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailHeader } from '#contract/endpoints/mail.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { decideCheck } from '../kyc/decideCheck.ts';
import { usualStaffRules } from '../context/staffRules.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterAll(() => operator.close());

const titles = async (token: string) => {
  const { list } = await operator.call('getMail2', { pageNum: 1, pageSize: 20 }, token);
  return (list as MailHeader[]).map(({ title }) => title);
};

test('a completed identity check sends a mail when it takes effect (ML-01)', async () => {
  const { token } = await operator.player();
  operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'passed', after: 60_000 } });
  await operator.submit(token);
  operator.rule();
  expect(await titles(token)).toEqual([]);
  operator.clock.time += 60_000;
  expect(await titles(token)).toEqual(['Your identity is verified']);
});

test('a staff decision sends its mail and cancels the one planned before (ML-01)', async () => {
  const { userId, token } = await operator.player();
  operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'passed', after: 60_000 } });
  await operator.submit(token);
  operator.rule();
  await decideCheck(operator.db, userId, { verdict: 'rejected', reason: 'Too <i>dark</i>' }, operator.clock.time);
  operator.clock.time += 120_000;
  expect(await titles(token)).toEqual(['Your identity check needs another try']);
  const { content } = await operator.db
    .selectFrom('mails')
    .select('content')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  expect(content).toContain('Too &lt;i&gt;dark&lt;/i&gt;');
});

test('a staff decision sent twice sends one mail, and another one its own (ML-01)', async () => {
  const { userId, token } = await operator.player();
  operator.rule({ kyc: { ...usualStaffRules.kyc, verdict: 'never' } });
  await operator.submit(token);
  operator.rule();
  const mails = async (verdict: 'passed' | 'rejected', reason: string) => {
    operator.clock.time += 60_000;
    await decideCheck(operator.db, userId, { verdict, reason }, operator.clock.time);
    return (await titles(token)).length;
  };
  expect([await mails('rejected', 'Too dark'), await mails('rejected', 'Too dark')]).toEqual([1, 1]);
  expect([await mails('rejected', 'Not sharp'), await mails('rejected', 'Not sharp')]).toEqual([2, 2]);
  expect([await mails('passed', ''), await mails('passed', '')]).toEqual([3, 3]);
  await operator.db.updateTable('kycChecks').set({ verdict: 3 }).where('userId', '=', userId).execute();
  expect(await mails('passed', '')).toBe(4);
});
