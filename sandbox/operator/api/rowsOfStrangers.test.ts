import { afterAll, beforeAll, expect, test } from 'vitest';
import { authModes } from '#contract/loginKinds.ts';
import type { Name } from '#contract/endpoints.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { grown, rowCounts, tablesOf } from '#sandbox/testing/rowCounts.ts';
import { samples } from '#sandbox/testing/samples.ts';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { usualCaps } from '../context/caps.ts';
import { sweep } from './sweep.ts';
import { sweptTables } from './sweepRules.ts';

/**
 * Who can create rows of each table, and why the table stays bounded: its rows are swept by `sweepRules.ts`, come with new
 * accounts, which are limited per hour (`caps.signUps`), are a player's own acts and bookings, or come from staff or
 * the operator.
 */
const causes: Readonly<Record<string, 'anybody: swept' | 'a new account' | 'a player' | 'a player: swept' | 'staff'>> =
  {
    login_tries: 'anybody: swept',
    codes: 'anybody: swept',
    operations: 'anybody: swept',
    events: 'anybody: swept',
    bind_tickets: 'anybody: swept',
    users: 'a new account',
    accounts: 'a new account',
    devices: 'a new account',
    mails: 'a new account',
    identities: 'a player',
    tokens: 'a player: swept',
    sms_notices: 'a player: swept',
    stays: 'a player: swept',
    push_messages: 'a player: swept',
    feedback_pictures: 'a player: swept',
    reality_acks: 'a player: swept',
    user_others: 'a player',
    deletions: 'a player',
    transfers: 'a player',
    entries: 'a player',
    rounds: 'a player: swept',
    likes: 'a player',
    plays: 'a player',
    recharges: 'a player',
    requirements: 'a player',
    bank_accounts: 'a player',
    withdrawals: 'a player',
    coupons: 'a player',
    bind_awards: 'a player',
    jackpot_draws: 'a player',
    lottery_orders: 'a player',
    lottery_entries: 'a player',
    claims: 'a player: swept',
    takings: 'a player',
    rebates: 'a player',
    awards: 'a player',
    commissions: 'a player',
    contest_spans: 'a player: swept',
    contest_scores: 'a player: swept',
    invite_rounds: 'a player',
    invite_spins: 'a player',
    invite_taps: 'a player',
    valid_bets: 'a player',
    goods_orders: 'a player',
    shipping_addresses: 'a player',
    scratches: 'a player',
    kyc_images: 'a player: swept',
    kyc_checks: 'a player',
    earlier_persons: 'a player',
    limits: 'a player',
    exclusions: 'a player',
    opt_outs: 'a player',
    push_subscriptions: 'a player: swept',
    feedback: 'a player',
    other_persons: 'staff',
    namesakes: 'staff',
    feedback_replies: 'staff',
    draw_chances: 'staff',
    jackpot_pools: 'staff',
    lottery_rounds: 'staff',
    games: 'staff',
    game_types: 'staff',
    brands: 'staff',
    settings: 'staff',
    migrations: 'staff',
  };

const day = 24 * 60 * 60_000;
const address = '203.0.113.9';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator({ caps: usualCaps });
});
afterAll(() => operator.close());

const causedBy = (kind: string) => Object.keys(causes).filter((name) => causes[name]!.startsWith(kind));

test('every table documents who creates its rows, and the swept ones match (S18)', async () => {
  expect(await tablesOf(operator.db)).toEqual(Object.keys(causes).toSorted((a, b) => a.localeCompare(b)));
  expect([...sweptTables].toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(causes)
      .filter((name) => causes[name]!.endsWith('swept'))
      .toSorted((a, b) => a.localeCompare(b)),
  );
});

const isPublic = (name: Name) => (endpoints[name] as Endpoint).public === true;
const publicCalls = (Object.keys(endpoints) as Name[]).filter(isPublic);

const event = {
  eventId: 'of a stranger',
  eventName: 'view',
  eventTime: 1,
  eventUserId: 1,
  channel: 'WEB',
  appId: 'x',
  version: '1',
  eventInterfaceId: '/',
  eventShowType: 1,
  deviceId: 'd',
  sessionId: 's',
  seq: 1,
};

test('rows from public calls are all swept in time, except opened accounts (S18)', async () => {
  // The first request opens a draw's round, once, so all reads run before the rows are counted.
  for (const name of publicCalls.filter((each) => endpoints[each].kind === 'read'))
    await operator.call(name, samples[name]);
  const before = await rowCounts(operator.db);
  for (const name of publicCalls)
    for (let copy = 0; copy < 3; copy++)
      await operator.call(name, { ...samples[name], requestId: `stranger-${name.slice(-8)}-${copy}` }, '', address);
  await operator.call('anonymous/appEventLogClient', { eventList: [event] }, '', address);
  await operator.call(
    'smsSend',
    { mobile: '09175559999', type: authModes.bind, requestId: 'stranger-again' },
    '',
    address,
  );
  const social = await operator.consent('google', 'Nobody yet');
  await operator.call('googleLogin', { ...social, authMode: authModes.loginAndRegister, deviceId: 'd' }, '', address);
  for (let n = 0; n < 30; n++)
    await operator.call(
      'accountLogin',
      { account: `nobody_${n}`, password: 'x', loginKind: 2, deviceId: 'd' },
      '',
      address,
    );

  const left = grown(before, await rowCounts(operator.db));
  const allowed = [...causedBy('anybody'), ...causedBy('a new account'), 'tokens', 'sms_notices'];
  expect(left.filter((name) => !allowed.includes(name))).toEqual([]);
  expect(left).toEqual(expect.arrayContaining(causedBy('anybody')));

  operator.clock.time += 400 * day;
  await sweep(operator.db, operator.clock.time);
  const stay = grown(before, await rowCounts(operator.db));
  expect(stay.filter((name) => causes[name] !== 'a new account' && name !== 'tokens')).toEqual([]);
});
