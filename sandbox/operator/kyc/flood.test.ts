import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { testDb } from '#sandbox/testing/testDb.ts';
import { accountsLike, mayBeOne } from './persons.ts';

/** How many rows the operator has loaded. */
let loaded = 0;
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    loaded += result.rows.length;
    return Promise.resolve(result);
  },
};

let operator: KycTest;
let closeDb: () => Promise<void>;
beforeAll(async () => {
  const { db, close } = await testDb();
  closeDb = close;
  operator = await openKycTest({ db: db.withPlugin(counting) });
});
afterAll(async () => {
  await operator.close();
  await closeDb();
});

const dayLength = 24 * 60 * 60_000;
const dayOf = (n: number) => new Date(Date.UTC(1990, 0, 1) + n * dayLength).toISOString().slice(0, 10);
const exclude = (token: string) => operator.act('selfExclude', { type: 2, months: 60 }, token);

/** Pieces of three letters, of which nearly every Philippine name has one inside. */
const pieces = 'Mar Ann Jos Joh San Rey Cru Gar Del Vil Ros Len Ria Ton Nic';

/** An excluded account whose checks with another account's number were refused: on each of these days, under this name. */
async function excludedWith(realName: string, days: number) {
  const [one, two] = [await operator.player(), await operator.player()];
  const idNo = operator.newNumber();
  expect(await operator.submit(one.token, { realName: 'Qwx Yzq', idNo })).toMatchObject({ errcode: 0 });
  const application = await operator.application(two.token, { realName, idNo });
  for (let n = 0; n < days; n++)
    expect(await operator.act('addKyc', { ...application, birthday: dayOf(n) }, two.token)).toMatchObject({
      errcode: 2004,
    });
  expect(await exclude(two.token)).toMatchObject({ errcode: 0 });
}

/** Whether a newcomer's check passes by itself. */
async function passes(realName: string, birthday: string): Promise<boolean> {
  const { token } = await operator.player(50_000);
  expect(await operator.submit(token, { realName, birthday, ...operator.bySss() })).toMatchObject({ errcode: 0 });
  operator.decided();
  return (await operator.status(token)) === kycStates.passed;
}

test('an excluded account with pieces of everybody’s name holds up no newcomer (S18)', async () => {
  await excludedWith(pieces, 3);
  for (const [n, realName] of ['Marites Dimaculangan', 'Josefina Aquino', 'Kristine Santos'].entries())
    expect([realName, await passes(realName, dayOf(n))]).toEqual([realName, true]);
});

test('an excluded account holds up newcomers of few birthdays, however many it has given (S18)', async () => {
  const days = 20;
  await excludedWith('Danilo Villanueva', days);
  const held: number[] = [];
  for (let n = 0; n < days; n++) if (!(await passes(`Grace Villanueva`, dayOf(n)))) held.push(n);
  expect(held).toEqual([0, 1, 2, 3, 4, days - 1]);
});

test('a player and an excluded one may be one person by name, document, or a part of it with the birthday (N8)', () => {
  const excluded = { realName: 'Juan Dela Cruz', birthday: '1990-01-02', idNo: 'P1' };
  const other = { realName: 'Rosa Reyes', birthday: '1990-01-02', idNo: 'P2' };
  expect(mayBeOne(excluded, other)).toBe(false);
  expect(mayBeOne({ ...excluded, idNo: '' }, { ...other, idNo: '' })).toBe(false);
  for (const more of [
    { realName: 'Cruz, Juan Dela', birthday: '1990-01-03' },
    { idNo: 'P1' },
    { realName: 'Juan Reyes' },
  ])
    expect([more, mayBeOne(excluded, { ...other, ...more })]).toEqual([more, true]);
  expect(mayBeOne(excluded, { ...other, realName: 'Juan Reyes', birthday: '1990-01-03' })).toBe(false);
});

test('a crowd that states a verified player’s birthday has their calls load no more rows (S18)', async () => {
  const birthday = '1971-09-13';
  const [crowd, most] = [2_000, 200];
  const { token } = await operator.verified('Rosa Villanueva', birthday);
  await sql`with crowd as (
      insert into users (uuid, account_type, nickname, avatar, invite_code, terms_version, created_at)
      select 'crowd' || n, 2, 'Crowd', '1', 'crowd' || n, 'trial', 0 from generate_series(1, ${crowd}::int) as n
      returning id)
    insert into user_others (user_id, real_name, birthday)
    select id, 'Rosa Villanueva', '1971-09-18' from crowd`.execute(operator.db);
  loaded = 0;
  expect(await operator.call('online', { gameId: 0 }, token)).toMatchObject({ errcode: 0, rg: { stop: false } });
  expect(await operator.act('startGame', { gameId: 1001 }, token)).toMatchObject({ errcode: 0 });
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThan(most);
});

test('a crowd that was verified long ago has an exclusion load no more rows (S18)', async () => {
  const [crowd, most] = [2_000, 200];
  const { token } = await operator.verified('Rosa Villanueva', '1963-05-17');
  await sql`with crowd as (
      insert into users (uuid, account_type, nickname, avatar, invite_code, terms_version, created_at)
      select 'checked' || n, 2, 'Crowd', '1', 'checked' || n, 'trial', 0 from generate_series(1, ${crowd}::int) as n
      returning id)
    insert into kyc_checks (user_id, id_type, id_no, real_name, birthday, address, submitted_at, decided_at, verdict)
    select id, 'sss', 'checked' || id, 'Rosa Villanueva', '1963-05-18', '{}', 0, 0, ${kycStates.passed}
    from crowd`.execute(operator.db);
  loaded = 0;
  expect(await exclude(token)).toMatchObject({ errcode: 0 });
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThan(most);
});

test('an exclusion looks at no accounts that have stated the birthday alone (S18)', async () => {
  const person = { realName: 'Eui Ouea', birthday: '1961-08-27', idNo: '' };
  for (const realName of ['Zqb Wrtp', 'Zqc Wrtp', 'Eui Wrtp']) {
    const { token } = await operator.player();
    const stated = { realName, birthday: person.birthday };
    expect(await operator.call('updateAppUserOther', stated, token)).toMatchObject({ errcode: 0 });
    expect(await operator.act('startGame', { gameId: 1001 }, token)).toMatchObject({ errcode: 0 });
  }
  expect(await accountsLike(operator.db, person, 0, operator.clock.time, 'affected')).toEqual([]);
});
