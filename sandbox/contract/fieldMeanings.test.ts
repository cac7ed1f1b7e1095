import { expect, test } from 'vitest';
import { breakHours, exclusionMonths, loosening } from '#contract/protection.ts';
import { checkPaging, mostRows } from '../db/paging.ts';
import { transferTypes } from '../ledger/transferTypes.ts';
import { walletErrors } from '../operator/games/walletErrors.ts';
import { openApi } from '../contract.ts';

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
  expect(described).not.toMatch(/"(pageNum|pageSize|pages)":\{("\$ref":"[^"]*"|"type":"integer"[^}]*)\}/);
  expect(descriptionOf(schemas['PointsLogInput']!, 'pageSize')).toContain(`1 to ${mostRows}`);
  expect(descriptionOf(schemas['PointsLogAnswer']!, 'pages')).toContain('0 for an empty list');
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
});

test('the calls of the wallet say with which HTTP statuses they refuse', () => {
  const { responses } = webhooks['wallet.bet' as 'payment'].post;
  for (const [word, status] of Object.entries(walletErrors))
    expect(responses[status as keyof typeof responses].description).toContain(`\`${word}\``);
});
