import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { publishedValidator, writtenOut } from './testing/published.ts';
import { openApi } from './contract.ts';
import { explanations } from './contract/explained.ts';
import { fieldMeanings } from './contract/fieldMeanings.ts';
import { refusalExample } from './contract/refusalExamples.ts';
import { refusalsOf, typicalRefusalOf } from './contract/refusals.ts';
import { verdictOf } from './operator/api/serve.ts';

const table = Object.entries(endpoints) as [Name, Endpoint][];
const published = publishedValidator();
const account = { coin: 125_000 };

test.each<[string, Name, object]>([
  ['money as a text', 'refreshData', { errcode: 0, coin: 'lots', foo: 1 }],
  ['a fraction of a hundredth', 'refreshData', { errcode: 0, coin: 0.5 }],
  ['a balance below zero', 'refreshData', { errcode: 0, coin: -1 }],
  ['money that isn’t a safe integer', 'refreshData', { errcode: 0, coin: 2 ** 53 }],
  ['no verdict', 'refreshData', account],
  ['a verdict that is a text', 'refreshData', { errcode: '0', ...account }],
  ['a success without its data', 'refreshData', { errcode: 0 }],
  ['a verdict in the other field', 'refreshData', { code: 0, ...account }],
  ['a refusal without its code', 'refreshData', { msg: 'No' }],
  ['a refusal with the code of success', 'refreshData', { errcode: 200, msg: 'No' }],
  ['a refusal with a wrong detail', 'refreshData', { errcode: 429, retryAfter: 'soon' }],
  ['an object instead of a list', 'couponList', { errcode: 0, list: {} }],
  ['a page without its rows', 'rechargeRecord', { code: 200, data: { pages: 1 } }],
  ['a page without its envelope', 'rechargeRecord', { code: 200, list: [], pages: 0 }],
  ['an unknown state', 'rechargeStatus', { errcode: 0, status: 4, amount: 1, coin: 1 }],
  ['a time before all valid dates', 'preLogin', { code: 200, serverTime: Number.MIN_SAFE_INTEGER }],
  ['a time after all valid dates', 'preLogin', { code: 200, maintenance: { status: true, startTime: 9e15 } }],
  ['a time with a fraction', 'preLogin', { code: 200, serverTime: 1.5 }],
  ['a text that is too long', 'createRecharge', { errcode: 0, orderNo: 'x'.repeat(1_000_001), payUrl: '' }],
])('the published contract rejects %s', (_, name, answer) => {
  expect(published.answer(name, answer)).not.toEqual([]);
});

test.each(table)('%s: null, lists and foreign objects are not valid responses', (name, endpoint) => {
  const verdict = verdictOf(name, endpoint);
  for (const answer of [null, [], {}, { foo: 1 }, { [verdict]: null }, { [verdict]: 1.5 }])
    expect({ answer, faults: published.answer(name, answer) }).not.toMatchObject({ faults: [] });
  expect(published.answer(name, { [verdict]: 400, field: 'amount', msg: 'A number' })).toEqual([]);
});

/** The paths of numbers and texts without bounds in a schema. */
function unboundedIn(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, enum: known, const: fixed, minimum, maximum, maxLength, pattern } = schema as Record<string, unknown>;
  const isFixed = known !== undefined || fixed !== undefined;
  const isNumber = type === 'integer' || type === 'number';
  if (!isFixed && isNumber && !(Number(minimum) >= -(2 ** 53) && Number(maximum) <= 2 ** 53)) return [path];
  if (!isFixed && type === 'string' && maxLength === undefined && pattern === undefined) return [path];
  return Object.entries(schema).flatMap(([name, inner]) => unboundedIn(inner, `${path}/${name}`));
}

test('all numbers and texts of the contract are bounded (S20)', () => {
  const { paths, components } = openApi();
  expect(unboundedIn(components.schemas, '')).toEqual([]);
  expect(unboundedIn(paths, '')).toEqual([]);
});

test('shared schemas are defined once, and every definition is used', () => {
  const document = openApi();
  const { schemas } = document.components;
  const said = JSON.stringify(document);
  for (const name of Object.keys(schemas)) expect(said).toContain(`"#/components/schemas/${name}"`);
  for (const name of ['Player', 'Game', 'Activity', 'Refusal']) expect(Object.keys(schemas)).toContain(name);
  expect(said.length).toBeLessThan(JSON.stringify(writtenOut(document, schemas)).length * 0.7);
});

test('the contract has its own version, the latest in its changelog', () => {
  const { version } = openApi().info;
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(/\n### (\S+), \d{4}-\d\d-\d\d\n/.exec(readFileSync('docs/contract.md', 'utf8'))?.[1]).toBe(version);
});

test('every call documents its refusals, and every code has a meaning', () => {
  for (const { post } of Object.values(openApi().paths)) {
    expect(post.description.length).toBeGreaterThan(post.summary.length + 50);
    for (const code of [400, 429, 503]) expect(post['x-refusals']).toContain(code);
    for (const code of post['x-refusals'] as number[]) expect(post.description).toContain(`\n- ${code}: `);
    if (!post.security.some((each) => Object.keys(each).length === 0)) expect(post['x-refusals']).toContain(401);
    if (post['x-money']) expect(post['x-refusals']).toEqual(expect.arrayContaining([400, 410]));
  }
});

test('fields document the meaning of their values', () => {
  const { paths, components } = openApi();
  const schemas: Record<string, object> = components.schemas;
  for (const [name, fields] of Object.entries(fieldMeanings)) {
    const said = JSON.stringify(schemas[name] ?? paths[`/app/v1/${name}`]);
    for (const meaning of Object.values(fields)) expect(said).toContain(JSON.stringify(meaning));
  }
});

test.each(['Game', 'startGame'])('%s without an orientation is documented as portrait, as it is shown', (name) =>
  expect(fieldMeanings[name]?.['orientation']).toMatch(/^0, or left out: portrait/),
);

test.each(table)('the refusal example of %s has an allowed code and a valid shape', (name, endpoint) => {
  const code = typicalRefusalOf(name);
  expect(refusalsOf(name, endpoint)).toContain(code);
  expect(published.answer(name, refusalExample(verdictOf(name, endpoint), code))).toEqual([]);
});

test('any call may be refused with 404, for features an operator lacks', () => {
  for (const { post } of Object.values(openApi().paths)) expect(post['x-refusals']).toContain(404);
});

test('the starting calls in docs/operator.md all exist', () => {
  const [, section = ''] = readFileSync('docs/operator.md', 'utf8').split('\n## Begin with these calls\n');
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));
  const named = rows.flatMap((row) =>
    [...(row.split(' | ')[1] ?? '').matchAll(/`([\w/]+)`/g)].map(([, name]) => name!),
  );
  const calls = named.filter((name) => name !== 'features');
  expect(calls.length).toBeGreaterThan(30);
  expect(calls.filter((name) => !Object.hasOwn(endpoints, name))).toEqual([]);
  expect(new Set(calls).size).toBe(calls.length);
});

test('extension refusals listed in docs/operator.md are in the contract', () => {
  const { paths } = openApi();
  const { errors } = explanations();
  const unsaid = [...errors].flatMap(([name, said]) => {
    const refusals = paths[`/app/v1/${name}`]!.post['x-refusals'] as number[];
    const codes = [...said.matchAll(/\b(4\d\d|[1-5]00\d)\b/g)].map(([, code]) => Number(code));
    return codes.filter((code) => !refusals.includes(code)).map((code) => `${name} ${code}`);
  });
  expect([...errors.values()].filter(Boolean).length).toBeGreaterThan(30);
  expect(unsaid).toEqual([]);
});

test('the contract explains act ids and partner webhooks', () => {
  const { info, webhooks, components } = openApi();
  expect(info.description).toContain('another input is refused with 400');
  expect(Object.keys(webhooks)).toEqual(expect.arrayContaining(['payment', 'payout', 'wallet.bet']));
  expect(JSON.stringify(components.schemas['MoneyAct'])).toContain('refused with 400');
});
