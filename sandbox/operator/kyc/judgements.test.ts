import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { rgStates } from '#contract/protection.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { issueToken } from '../identity/tokens.ts';
import { doubtsOf } from './doubts.ts';
import { isExcludedElsewhere } from './mayPlay.ts';
import { never } from './planned.ts';

let operator: KycTest;
beforeAll(async () => {
  operator = await openKycTest();
});
afterAll(() => operator.close());

/** How often a name is read for a comparison during some work. */
async function readsOf(work: () => Promise<void>): Promise<number> {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  await work();
  const reads = normalize.mock.calls.filter(([form]) => form === 'NFKD').length;
  normalize.mockRestore();
  return reads;
}

/** Distinct names of the same letters, in very many orders. */
const hardName = (n: number) => {
  const [letters, vowels] = ['bcdfghkp', 'aeouaeou'];
  const syllable = (at: number) => letters.charAt((at * 3 + n) % 8) + vowels.charAt((at + Math.floor(n / 8)) % 8);
  const turned = Array.from(letters, (_, at) => syllable(at));
  return `Ma Jr Sr ${turned.join(' ')} ${'abcdefghij'.charAt(n % 10)}${'klmnopqrst'.charAt(Math.floor(n / 10) % 10)}`;
};

/** Adds accounts with hard names whose checks of a birthday wait for staff, excluded until a time if it isn't 0. */
async function addCrowd(size: number, birthday: string, until = 0): Promise<number[]> {
  const names = Array.from({ length: size }, (_, n) => hardName(n + (until > 0 ? 100 : 0)));
  const prefix = `${birthday} ${until} `;
  const { rows } = await sql<{ id: number }>`with crowd as (
      insert into users (uuid, account_type, nickname, avatar, invite_code, terms_version, created_at)
      select ${prefix}::text || n, 2, 'Crowd', '1', ${prefix}::text || n, 'trial', 0
      from generate_series(1, ${size}::int) as n returning id),
    numbered as (select id, row_number() over (order by id) as n from crowd),
    checks as (
      insert into kyc_checks (user_id, id_type, id_no, real_name, birthday, address, submitted_at, decided_at, verdict)
      select id, 'sss', 'hard' || id, (${names}::text[])[n], ${birthday}, '{}', 0, ${never}::bigint, ${kycStates.passed}
      from numbered),
    excluded as (
      insert into exclusions (user_id, state, until, irrevocable_until, ref)
      select id, ${rgStates.excluded}, ${until}::bigint, ${until}::bigint, 'hard' || id from numbered
      where ${until}::bigint > 0)
    select id from numbered order by id`.execute(operator.db);
  return rows.map(({ id }) => id);
}

/** Has each of these players send a heartbeat, and returns how often a name is read meanwhile. */
const heartbeatsOf = (userIds: readonly number[], stop: boolean) =>
  readsOf(async () => {
    for (const userId of userIds) {
      const token = await issueToken(operator.db, userId, operator.clock.time);
      expect(await operator.call('online', { gameId: 0 }, token)).toMatchObject({ errcode: 0, rg: { stop } });
    }
  });

/** At most so many names are read for a heartbeat: the own one, and those of the three restricted persons beside it. */
const [alone, withRestricted] = [2, 10];

test('heartbeats of a crowd whose checks wait compare with the restricted alone, once (S18)', async () => {
  const crowd = await addCrowd(150, operator.newBirthday());
  expect(await heartbeatsOf(crowd, false)).toBeLessThanOrEqual(crowd.length * withRestricted);
  expect(await heartbeatsOf(crowd, false)).toBeLessThanOrEqual(crowd.length * alone);
});

test('heartbeats of those who may be one of many excluded persons compare once (S18)', async () => {
  const [birthday, year] = [operator.newBirthday(), 365 * 24 * 60 * 60_000];
  const excluded = await addCrowd(30, birthday, operator.clock.time + year);
  const crowd = await addCrowd(10, birthday);
  expect(await heartbeatsOf(crowd, true)).toBeGreaterThan(crowd.length * excluded.length);
  expect(await heartbeatsOf(crowd, true)).toBeLessThanOrEqual(crowd.length * alone);
});

test('a remembered judgement ends with the exclusion that it knows nothing of, by whichever process (N8)', async () => {
  const { db, clock } = operator;
  const birthday = operator.newBirthday();
  const [one, other] = [await operator.player(), await operator.player()];
  const [own, theirs] = [
    { realName: 'Luz Marasigan', birthday },
    { realName: 'Rosa Marasigan', birthday },
  ];
  const application = await operator.application(one.token, own);
  expect(await operator.act('addKyc', application, one.token)).toMatchObject({ errcode: 0 });
  expect(await operator.submit(other.token, theirs)).toMatchObject({ errcode: 0 });
  // Nothing but the exclusion tells the two judgements apart.
  await db.deleteFrom('userOthers').where('userId', '=', other.userId).execute();
  const person = { ...own, userId: one.userId, idNo: application.idNo };
  const judged = async () => {
    const { rg } = await operator.call('online', { gameId: 0 }, one.token);
    return [await doubtsOf(db, person, clock.time), rg];
  };
  const free = [[], { stop: false }];
  for (let call = 0; call < 2; call++) expect(await judged()).toMatchObject(free);
  const { userId } = other;
  const row = { userId, state: rgStates.excluded, until: never, irrevocableUntil: never, ref: 'elsewhere' };
  await db.insertInto('exclusions').values(row).execute();
  const doubt = { why: 'person', userId, name: 'maybe', excluded: true };
  for (let call = 0; call < 2; call++) expect(await judged()).toMatchObject([[doubt], { stop: true }]);
  await db.deleteFrom('exclusions').where('userId', '=', userId).execute();
  expect(await judged()).toMatchObject(free);
});

test('a person of a birthday like that of very many excluded ones may be excluded, uncompared (S18)', async () => {
  const { db, clock } = operator;
  const birthday = operator.newBirthday();
  const [userId] = await addCrowd(1, birthday);
  await addCrowd(101, birthday, clock.time + 1);
  const reads = await readsOf(async () => {
    expect(await isExcludedElsewhere(db, userId!, clock.time)).toBe(true);
  });
  expect(reads).toBe(0);
  expect(await isExcludedElsewhere(db, userId!, clock.time + 1)).toBe(false);
});
