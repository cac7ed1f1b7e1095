import { expect, test } from 'vitest';
import { mostRows } from '#contract/endpoints/bounds.ts';
import { eventBatch } from '#contract/events.ts';
import { breakHours, exclusionMonths, loosening } from '#contract/protection.ts';
import { checkPaging } from '../db/paging.ts';
import { transferTypes } from '../ledger/transferTypes.ts';
import { usualCaps } from '../operator/context/caps.ts';
import { walletErrors } from '../operator/games/walletErrors.ts';
import { checkRecordPeriod, mostDays } from '../operator/http/recordPeriod.ts';
import { openApi } from '../contract.ts';
import type { Json } from './jsonSchema.ts';

const { paths, webhooks, components } = openApi();
const schemas: Record<string, object> = components.schemas;
const hour = 3_600_000;

/** The description of a field, at its first place in a part of the contract. */
function descriptionOf(part: object, field: string): string | undefined {
  const { properties = {} } = part as { properties?: Record<string, { description?: string }> };
  if (properties[field]) return properties[field].description;
  const inner = Object.values(part).filter((each): each is object => typeof each === 'object' && each !== null);
  return inner.map((each) => descriptionOf(each, field)).find((each) => each !== undefined);
}

test('every field of pages says what it counts, and pageSize how much it may be', () => {
  expect(() => checkPaging({ pageNum: 1, pageSize: mostRows })).not.toThrow();
  expect(() => checkPaging({ pageNum: 1, pageSize: mostRows + 1 })).toThrow(`1 to ${mostRows} rows`);
  const described = [...Object.values(paths), ...Object.values(schemas)].map((part) => JSON.stringify(part)).join('');
  const bare =
    /"(pageNum|pageSize|pages)":\{("\$ref":"[^"]*"|"type":"integer"(,"(minimum|maximum)":-?\d+)*|"anyOf":\[[^\]]*\])\}/;
  expect(described).not.toMatch(bare);
  expect(descriptionOf(schemas['PointsLogInput']!, 'pageSize')).toContain(`1 to ${mostRows}`);
  expect(descriptionOf(schemas['PointsLogAnswer']!, 'pages')).toContain('0 for an empty list');
});

/** Every field of this name in a part of the contract. */
function fieldsIn(part: unknown, field: string): Json[] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties = {} } = part as { properties?: Record<string, Json> };
  return [
    ...(properties[field] ? [properties[field]] : []),
    ...Object.values(part).flatMap((each) => fieldsIn(each, field)),
  ];
}

const bodies = Object.values(paths).map(({ post }) => post.requestBody);
const ofInputs = Object.entries(schemas).flatMap(([name, schema]) => (name.endsWith('Input') ? [schema] : []));
/** Every field of this name that a call may be sent. */
const asked = (field: string) => [...bodies, ...ofInputs].flatMap((each) => fieldsIn(each, field));

test('every page that is asked for has its bounds', () => {
  for (const [field, maximum] of [
    ['pageNum', 2_147_483_647],
    ['pageSize', mostRows],
  ] as const) {
    expect(asked(field).length).toBeGreaterThan(10);
    for (const { anyOf, ...own } of asked(field)) {
      const [schema] = (anyOf ?? [own]) as [Json];
      expect(schema).toMatchObject({ type: 'integer', minimum: 1, maximum });
    }
  }
});

test('every period that is asked for says whether its ends are in it, and how long it may be', () => {
  expect(asked('startTime').length).toBeGreaterThan(4);
  expect(asked('endTime')).toHaveLength(asked('startTime').length);
  for (const { description } of asked('startTime')) expect(description).toContain('Inclusive');
  for (const { description } of asked('endTime')) expect(description).toContain(`more than ${mostDays} days after it`);
  expect(() => checkRecordPeriod({ startTime: 1, endTime: 1 + mostDays * 24 * hour })).not.toThrow();
  expect(() => checkRecordPeriod({ startTime: 1, endTime: 2 + mostDays * 24 * hour })).toThrow('90 days');
});

test('a period that must be sent isn’t said to be left out', () => {
  for (const name of ['statement', 'betRecordReport'])
    for (const field of ['startTime', 'endTime'])
      expect(descriptionOf(paths[`/app/v1/${name}`]!.post.requestBody, field)).toMatch(/^Inclusive(?!.*Left out)/);
});

test('a batch of events has its bound', () => {
  const [list] = asked('eventList');
  expect(list).toMatchObject({
    type: 'array',
    maxItems: eventBatch,
    description: expect.stringContaining(`${eventBatch}`),
  });
});

test('the call for a deposit says that unpaid orders have a cap', () => {
  const { description } = paths['/app/v1/createRecharge']!.post;
  expect(description).toMatch(
    /unpaid orders a player may have at a time is yours, three at least; five in the sandbox/,
  );
  expect(usualCaps.players.waitingOrders).toBe(5);
});

test('the numbers of bookings are listed at the field that has them', () => {
  const said = descriptionOf(schemas['AppUserCoinDetailItem']!, 'type');
  for (const { id, name } of Object.values(transferTypes)) expect(said).toContain(`${id} ${name}`);
  expect(descriptionOf(paths['/app/v1/statement']!.post.responses, 'type')).toBe(said);
});

test('a looser limit says from when to when it can be confirmed', () => {
  const pending = schemas['Pending']!;
  expect(descriptionOf(pending, 'effectiveAt')).toContain(`${loosening.wait / hour} hours after`);
  expect(descriptionOf(pending, 'confirmBy')).toContain(`${loosening.confirm / hour} hours after \`effectiveAt\``);
});

test('the fixed lengths of breaks and exclusions are said by the settings and by the request', () => {
  const [hours, months] = [breakHours.join(', '), exclusionMonths.join(', ')];
  expect([hours, months]).toEqual(['24, 72, 168, 720', '6, 12, 60']);
  expect(descriptionOf(schemas['Settings']!, 'coolOffHours')).toContain(hours);
  expect(descriptionOf(schemas['Settings']!, 'exclusionMonths')).toContain(months);
  const { requestBody } = paths['/app/v1/selfExclude']!.post;
  expect(descriptionOf(requestBody, 'hours')).toContain(hours);
  expect(descriptionOf(requestBody, 'months')).toContain(months);
  expect(descriptionOf(requestBody, 'from')).toContain('the end that it extends');
});

test('the calls of the wallet say with which HTTP statuses they refuse', () => {
  const { responses } = webhooks['wallet.bet' as 'payment'].post;
  for (const [word, status] of Object.entries(walletErrors))
    expect(responses[status as keyof typeof responses].description).toContain(`\`${word}\``);
});

test('limits, launches, demos, registrations and batches of events say where they end and what is refused', () => {
  expect(descriptionOf(schemas['Limit']!, 'resetAt')).toContain('midnight in Manila');
  const { requestBody, responses } = paths['/app/v1/startGame']!.post;
  expect(descriptionOf(requestBody, 'tryIt')).toContain('refused during a break');
  expect(descriptionOf(responses, 'launchExpire')).toContain('once');
  for (const name of ['accountRegist', 'accountRegist4', 'accountLoginSms'])
    expect(descriptionOf(paths[`/app/v1/${name}`]!.post.requestBody, 'ageConfirmed')).toContain('400');
  expect(descriptionOf(paths['/app/v1/anonymous/appEventLogClient']!.post.requestBody, 'eventList')).toContain('20');
  expect(descriptionOf(schemas['RechargeType']!, 'minAmount2')).toContain('`minRechargeFlag`');
});
