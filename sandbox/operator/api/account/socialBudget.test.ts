import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { socialTypes } from '#contract/loginKinds.ts';
import { usualCaps } from '#sandbox/operator/context/caps.ts';
import { bindIdentity } from '#sandbox/operator/identity/identities.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
let calls = 0;
beforeAll(async () => {
  operator = await openTestOperator({ caps: usualCaps });
  const { redeem } = operator.context;
  operator.context.redeem = (grant) => {
    calls++;
    return redeem(grant);
  };
});
afterAll(() => operator.close());
beforeEach(() => {
  operator.clock.time += 2 * 60 * 60_000;
  calls = 0;
});

const { perAddress } = usualCaps.social;
const [home, elsewhere] = ['203.0.113.9', '198.51.100.7'];

const loginAs = async (name: string, address: string, changes: object = {}) => {
  const grant = await operator.consent('google', name);
  return operator.call('googleLogin', { ...grant, authMode: 3, deviceId: 'd', ...changes }, '', address);
};
async function rowsOfTickets() {
  const { n } = await operator.db
    .selectFrom('bindTickets')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

test('an address leaves only so many bind tickets and calls to the provider (S18)', async () => {
  const before = await rowsOfTickets();
  for (let n = 0; n < perAddress; n++) expect(await loginAs(`Nobody ${n}`, home)).toMatchObject({ errcode: 2006 });
  for (let n = 0; n < 5; n++) expect(await loginAs(`Somebody ${n}`, home)).toMatchObject({ errcode: 429 });
  expect([(await rowsOfTickets()) - before, calls]).toEqual([perAddress, perAddress]);
  expect(await loginAs('Somebody', elsewhere)).toMatchObject({ errcode: 2006 });
});

test('made-up codes of a visitor or a player use up an address’s calls to the provider (S18)', async () => {
  const { token } = await operator.player();
  const grant = { ...(await operator.consent('google', 'Nobody')), code: 'made up' };
  const add = { type: socialTypes.google, credential: grant };
  for (let n = 0; n < perAddress; n += 2) {
    expect(await loginAs('Nobody', home, grant)).toMatchObject({ errcode: 400 });
    expect(await operator.call('bindSocialAccount', add, token, home)).toMatchObject({ errcode: 400 });
  }
  expect(await loginAs('Nobody', home, grant)).toMatchObject({ errcode: 429 });
  expect(await operator.call('bindSocialAccount', add, token, home)).toMatchObject({ errcode: 429 });
  expect(calls).toBe(perAddress);
});

test('log-ins of bound identities don’t count', async () => {
  const { userId } = await operator.player();
  const { redeem } = operator.context;
  const identity = await redeem({ ...(await operator.consent('google', 'Bound')), provider: 'google' });
  await operator.db.transaction().execute((trx) => bindIdentity(trx, identity, userId, operator.clock.time));
  for (let n = 0; n <= perAddress; n++) expect(await loginAs('Bound', home)).toMatchObject({ errcode: 0 });
});

test('only the latest bind ticket of an identity is valid', async () => {
  const ticketOf = async () => (await loginAs('Twice', home))['bindTicket'] as string;
  const before = await rowsOfTickets();
  const [first, second] = [await ticketOf(), await ticketOf()];
  expect((await rowsOfTickets()) - before).toBe(1);
  const login = { account: 'ticket_owner', password: 'secret88', loginKind: 2, deviceId: 'd' };
  await operator.call('accountRegist', { ...login, ageConfirmed: true, termsVersion: '1' }, '', elsewhere);
  const enter = (bindTicket: string) => operator.call('accountLogin', { ...login, bindTicket }, '', elsewhere);
  expect(await enter(first)).toMatchObject({ errcode: 400, field: 'bindTicket' });
  expect(await enter(second)).toMatchObject({ errcode: 0 });
});
