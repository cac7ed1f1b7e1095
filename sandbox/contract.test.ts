import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { check } from '#contract/schema.ts';
import { openApi } from './contract.ts';
import { explanations } from './contract/explained.ts';
import { handlersOf } from './operator/api/operator.ts';
import { openMoneyTest, type MoneyTest } from './testing/moneyTest.ts';
import { inputsOf, publishedValidator, releasedContract, writtenOut } from './testing/published.ts';
import { callSample, exampleFrom } from './testing/sampleCalls.ts';

const table = Object.entries(endpoints) as [Name, Endpoint][];

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());
const openContract = openApi();
const published = publishedValidator(openContract);
const released = releasedContract();
const ofLastRelease = publishedValidator(released);

test('the published contract is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(openApi());
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('the contract lists every call and marks extensions explained in the docs', () => {
  const { paths } = openApi();
  expect(Object.keys(paths)).toEqual(table.map(([name]) => `/app/v1/${name}`));
  const extensions = table.filter(([, { extension }]) => extension).map(([name]) => name);
  expect(extensions.toSorted()).toEqual([...explanations().must.keys()].toSorted());
  for (const name of extensions) expect(paths[`/app/v1/${name}`]?.post).toMatchObject({ 'x-extension': true });
});

test('money fields are whole hundredths', () => {
  const { paths, components } = openApi();
  const said = (name: Name) => JSON.stringify(writtenOut(paths[`/app/v1/${name}`], components.schemas));
  const most = Number.MAX_SAFE_INTEGER;
  expect(said('rechargeStatus')).toContain(
    `"coin":{"type":"integer","format":"hundredths","minimum":0,"maximum":${most}}`,
  );
  expect(said('appUserCoinDetail')).toContain(
    `"amount":{"type":"integer","format":"hundredths","minimum":${-most},"maximum":${most}}`,
  );
});

/** The paths of texts in a published input without a maximum length; the maximum of answers doesn't count as one. */
function unboundedIn(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maxLength, enum: known, const: fixed } = schema as Record<string, unknown>;
  if (type === 'string' && !known && !fixed && !(Number(maxLength) < 3_000_000 && maxLength !== 1_000_000))
    return [path];
  return Object.entries(schema).flatMap(([name, inner]) => unboundedIn(inner, `${path}/${name}`));
}

test('every text input has a maximum length, in the published contract too (S18)', () => {
  const { paths, components } = openApi();
  const unbounded = Object.values(paths).flatMap(({ post: { operationId, requestBody } }) =>
    unboundedIn(writtenOut(requestBody, components.schemas), operationId).filter(
      (path) => !path.endsWith('/requestId'),
    ),
  );
  expect(unbounded).toEqual([]);
});

test('every call has a handler, and writes invalidate only reads', () => {
  expect(Object.keys(handlersOf(operator.context)).toSorted()).toEqual(table.map(([name]) => name).toSorted());
  const spoilt = table.flatMap(([, { spoils }]) => spoils ?? []);
  for (const name of spoilt) expect(endpoints[name as Name]?.kind).toBe('read');
});

test.each(table)(
  '%s answers a valid request with its envelope and response schema',
  async (name, { wrapped, output }) => {
    const { request, answer } = await callSample(operator, name);
    const { errcode, code: verdict, ...said } = answer;
    if (wrapped) expect({ code: verdict, errcode }).toEqual({ code: 200, errcode: undefined });
    else expect(errcode ?? verdict).toBe(name === 'preLogin' ? 200 : 0);
    expect(check(output, wrapped ? said['data'] : said)).toMatchObject({ ok: true });
    const inputs = inputsOf(openContract, name);
    expect(Object.keys(request).filter((field) => !inputs.has(field))).toEqual([]);
    const example = exampleFrom({ request, answer });
    expect([published.request(name, request), published.answer(name, answer)]).toEqual([[], []]);
    expect([published.request(name, example.request), published.answer(name, example.answer)]).toEqual([[], []]);
    if (!isReleased(name)) return;
    const known = inputsOf(released, name);
    const sent = Object.fromEntries(Object.entries(request).filter(([input]) => known.has(input)));
    expect(published.request(name, sent), 'what the app of the last release sends').toEqual([]);
    expect(ofLastRelease.answer(name, answer), 'what it is answered').toEqual([]);
  },
);

const isReleased = (name: string) => released.paths[`/app/v1/${name}`] !== undefined;
const major = (version: string) => version.split('.')[0];

test('all calls and responses of the last release remain within a major version', () => {
  const { info, paths } = openApi();
  expect(major(info.version)).toBe(major(released.info.version));
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(Object.keys(released.paths)));
});
