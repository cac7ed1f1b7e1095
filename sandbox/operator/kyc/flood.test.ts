import { sql, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { openKycTest, type KycTest } from '#sandbox/testing/kycTest.ts';
import { testDb } from '#sandbox/testing/testDb.ts';
import { decideCheck } from './decideCheck.ts';
import { checksOf, doubtsOf } from './doubts.ts';
import { accountsLike, mayBeOne } from './persons.ts';
import { never } from './planned.ts';

/** How many statements the operator has executed, and how many rows it has loaded. */
let [executed, loaded] = [0, 0];
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    executed++;
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

test.each([
  ['a verified player’s birthday', '1971-09-13', '1971-09-13'],
  ['a birthday like a verified player’s', '1971-09-23', '1971-09-28'],
])('a crowd that states %s has their calls load no more rows (S18)', async (_, birthday, stated) => {
  const [crowd, most] = [2_000, 200];
  const { token } = await operator.verified('Rosa Villanueva', birthday);
  await sql`with crowd as (
      insert into users (uuid, account_type, nickname, avatar, invite_code, terms_version, created_at)
      select ${stated}::text || n, 2, 'Crowd', '1', ${stated}::text || n, 'trial', 0
      from generate_series(1, ${crowd}::int) as n returning id)
    insert into user_others (user_id, real_name, birthday)
    select id, 'Rosa Villanueva', ${stated}::text from crowd`.execute(operator.db);
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

const later = 60_000;

/** Adds accounts in an open demo, on a device, whose check of this person is decided at a time. */
async function addInDemos(size: number, device: string, person: { realName: string; birthday: string }, due: number) {
  const { realName, birthday } = person;
  const { time } = operator.clock;
  await sql`with crowd as (
      insert into users (uuid, account_type, nickname, avatar, invite_code, terms_version, created_at)
      select ${device}::text || n, 2, 'Crowd', '1', ${device}::text || n, 'trial', 0
      from generate_series(1, ${size}::int) as n returning id),
    checks as (
      insert into kyc_checks (user_id, id_type, id_no, real_name, birthday, address, submitted_at, decided_at, verdict)
      select id, 'sss', ${device}::text || id, ${realName}, ${birthday}, '{}', 0, ${due}::bigint, ${kycStates.passed}
      from crowd),
    sessions as (
      insert into tokens (hash, user_id, device, device_id, created_at, expires_at)
      select ${device}::text || id, id, 'Phone', ${device}, 0, ${time + dayLength}::bigint from crowd)
    insert into stays (id, user_id, session, game_id, demo, launch_hash, launch_expires, opened_at)
    select ${device}::text || id, id, ${device}::text || id, 1001, true, ${device}::text || id, 0, ${time}::bigint
    from crowd`.execute(operator.db);
}

/** How many games are open, and how many verdicts planned, of the accounts with a session on a device. */
async function leftOn(device: string) {
  const { db, clock } = operator;
  const theirs = db.selectFrom('tokens').select('userId').where('deviceId', '=', device);
  const open = db.selectFrom('stays').select('id').where('userId', 'in', theirs).where('closedAt', 'is', null);
  const checks = db.selectFrom('kycChecks').select('userId').where('userId', 'in', theirs);
  const planned = checks.where('decidedAt', '>', clock.time).where('decidedAt', '<', never);
  return { games: (await open.execute()).length, verdicts: (await planned.execute()).length };
}

/** Accounts whose checks have this name and are decided at a time, and whether their games go on. */
interface Crowd {
  realName: string;
  due(time: number): number;
  goOn: boolean;
}

const crowds: [string, Crowd][] = [
  ['whose verdicts are planned', { realName: 'Rosa Villanueva', due: (time) => time + later, goOn: true }],
  ['who wait for staff', { realName: 'Rosa Villanueva', due: () => never, goOn: true }],
  ['who are verified as the person', { realName: 'Rosa Villanueva', due: () => 0, goOn: false }],
  ['on the device', { realName: 'Zoe Quirino', due: () => never, goOn: false }],
];

test.each(crowds)(
  'an exclusion takes no more statements for a crowd in demos %s (S18)',
  async (crowd, { realName, due, goOn }) => {
    const [few, many, most] = [2, 300, 200];
    const costs: number[] = [];
    for (const size of [few, many]) {
      const birthday = operator.newBirthday();
      const { token, userId } = await operator.verified('Rosa Villanueva', birthday);
      const device = `${crowd} ${size}`;
      await addInDemos(size, device, { realName, birthday }, due(operator.clock.time));
      const own = { userId, deviceId: crowd === 'on the device' ? device : 'own', seenAt: operator.clock.time };
      await operator.db.insertInto('devices').values(own).execute();
      executed = 0;
      expect(await exclude(token)).toMatchObject({ errcode: 0 });
      costs.push(executed);
      expect(await leftOn(device)).toEqual({ games: goOn ? size : 0, verdicts: 0 });
      loaded = 0;
      expect(await exclude(token)).toMatchObject({ errcode: 0 });
      expect(loaded).toBeLessThan(most);
    }
    expect(costs[0]).toBeGreaterThan(0);
    expect(costs[1]).toBe(costs[0]);
  },
);

test('a break of an excluded player looks at no checks of others, as none waits for it (S18)', async () => {
  const [size, most] = [300, 200];
  const birthday = operator.newBirthday();
  const { token } = await operator.verified('Rosa Villanueva', birthday);
  expect(await exclude(token)).toMatchObject({ errcode: 0 });
  await addInDemos(size, 'since', { realName: 'Rosa Villanueva', birthday }, operator.clock.time + later);
  loaded = 0;
  expect(await operator.act('selfExclude', { type: 1, hours: 24 }, token)).toMatchObject({ errcode: 0, state: 2 });
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThan(most);
});

test('a check of a crowd’s birthday waits for staff, compared with namesakes and all excluded (N8, S18)', async () => {
  const { db, clock } = operator;
  const [size, most, birthday] = [400, 300, operator.newBirthday()];
  await addInDemos(size, 'of one day', { realName: 'Zoe Quirino', birthday }, never);
  /** Submits a check, and resolves with its owner and its doubts. */
  async function doubted(realName: string) {
    const { token, userId } = await operator.player(50_000);
    const application = await operator.application(token, { realName, birthday });
    loaded = 0;
    expect(await operator.act('addKyc', application, token)).toMatchObject({ errcode: 0 });
    expect(loaded).toBeLessThan(most);
    operator.decided();
    expect(await operator.status(token)).toBe(kycStates.pending);
    const { idNo } = application;
    return { token, userId, doubts: await doubtsOf(db, { userId, realName, birthday, idNo }, clock.time) };
  }
  const one = await doubted('Rosa Villanueva');
  expect(one.doubts).toEqual([{ why: 'crowd' }]);
  expect(await exclude(one.token)).toMatchObject({ errcode: 0 });
  const person = { why: 'person', userId: one.userId, name: 'maybe', excluded: true };
  expect((await doubted('Grace Villanueva')).doubts).toEqual([{ why: 'crowd' }, person]);
  const two = await doubted('Liza Dimaculangan');
  expect(two.doubts).toEqual([{ why: 'crowd' }]);
  expect(await decideCheck(db, two.userId, { verdict: 'passed' }, clock.time)).toBe(true);
  expect(await checksOf(db, two.userId, clock.time)).toMatchObject([{ doubts: [] }]);
  const same = { why: 'person', userId: two.userId, name: 'same', excluded: false };
  expect((await doubted('Liza Dimaculangan')).doubts).toEqual([{ why: 'crowd' }, same]);
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
