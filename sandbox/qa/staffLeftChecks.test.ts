import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kycSides } from '#contract/kyc.ts';
import { openHandOverTest, password, type HandOverTest } from '../testing/handOverTest.ts';
import { pages } from './backOffice.ts';

let operator: HandOverTest;
let backOffice: ReturnType<typeof pages>;
beforeAll(async () => {
  operator = await openHandOverTest();
  backOffice = pages({ operator, origins: {}, violations: [], bump: () => ({}), release: () => {} });
});
beforeEach(() => operator.nextDay());
afterAll(() => operator.close());

interface Shown {
  version: string;
}

const shown = async (userId: number) =>
  (await (await backOffice.request(`/checks?userId=${userId}`)).json()) as [Shown, ...Shown[]];

/** The status of staff's telling two accounts apart. */
async function apart(body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await backOffice.request('/switches/apart', { method: 'POST', body: JSON.stringify(body), headers })).status;
}

test('staff see whoever has left an excluded account before they tell another from them (S3, N8)', async () => {
  const person = operator.newPerson();
  const { mobile, token, userId } = await operator.verifiedUnproven(person, 'of one who is looked at');
  await operator.deposit(token, 50_000);
  await operator.exclude(token, { password });
  await operator.enter(mobile);
  const check = operator.db.selectFrom('kycChecks').select('userId').where('formerId', '=', userId);
  const { userId: closed } = await check.executeTakeFirstOrThrow();
  const next = await operator.again({ realName: 'Teodora Rizal', birthday: person.birthday });
  const [[{ version }], left, kept] = [await shown(next.userId), await shown(closed), await shown(userId)];
  const pictures = [{ side: kycSides.front }, { side: kycSides.selfie }];
  expect(left).toMatchObject([{ userId: closed, ...person, idType: 'passport', pictures, persons: [person] }]);
  expect(kept).toMatchObject([{ userId, account: null, waits: false, pictures: [] }]);
  expect(kept).toMatchObject([{ persons: expect.arrayContaining([expect.objectContaining(person)]) }]);
  const from = { userId: next.userId, version };
  for (const [otherId, [{ version: otherVersion }]] of [[closed, left] as const, [userId, kept] as const]) {
    expect(await apart({ ...from, otherId })).toBe(400);
    expect(await apart({ ...from, otherId, otherVersion: version })).toBe(409);
    expect(await apart({ ...from, otherId, otherVersion })).toBe(200);
  }
});

test('staff see what an excluded player has stated alone before they tell another from them (N8)', async () => {
  const stated = { realName: 'Teodora Alonso', birthday: operator.newBirthday() };
  const { token, userId } = await operator.unproven('of one who has stated alone');
  await operator.call('updateAppUserOther', stated, token);
  await operator.exclude(token, { password });
  const next = await operator.again({ ...stated, realName: 'Teodora Rizal' });
  const [{ version }] = await shown(next.userId);
  const [theirs] = await shown(userId);
  expect(theirs).toMatchObject({ userId, pictures: [], persons: [{ ...stated, idNo: '' }] });
  const from = { userId: next.userId, version, otherId: userId };
  expect(await apart(from)).toBe(400);
  expect(await apart({ ...from, otherVersion: theirs.version })).toBe(200);
});
