import { fc, timesAsMany } from '../tests/support/fastCheck.ts';
import { fieldsOf, hostile } from '../tests/support/hostile.ts';
import { naughtyStrings, unstorableStrings } from '../tests/support/naughtyStrings.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as codes from '#contract/codes.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { refusalsOf } from './contract/refusals.ts';
import { before } from './testing/before/before.ts';
import { openMoneyTest, type MoneyTest } from './testing/moneyTest.ts';
import { samples } from './testing/samples.ts';

const table = Object.entries(endpoints) as [Name, Endpoint][];

/** The number of examples per endpoint in a merge. */
const runs = 6;
/** In a merge each field gets only every `stride`th naughty string, with varying offsets; a long run gets all. */
const stride = Math.max(1, Math.round(48 / timesAsMany));
/** The timeout per endpoint, which grows with the length of the run, milliseconds. */
const patience = 20_000 * timesAsMany;

let operator: MoneyTest;
const reports: unknown[] = [];
beforeAll(async () => {
  operator = await openMoneyTest({ report: (error) => reports.push(error) });
}, 60_000);
afterAll(() => operator.close());

/** A player, and a valid input of a call. */
async function prepared(name: Name) {
  operator.clock.time += 60_000;
  const { token, userId } = await operator.player(10_000);
  const more = await before(operator)[name]?.(token, userId);
  return { token, input: { ...samples[name], ...more } as Record<string, unknown> };
}

/** The status code of an answer, checked to be valid JSON without a server error. */
async function statusOf(name: Name, input: object, token: string): Promise<number> {
  const response = await operator.fetch(operator.request(name, { requestId: crypto.randomUUID(), ...input }, token));
  const { errcode, code } = (await response.json()) as { errcode?: number; code?: number };
  const verdict = errcode ?? code;
  expect({ status: response.status, verdict, reports: reports.splice(0) }).toEqual({
    status: 200,
    verdict: expect.any(Number),
    reports: [],
  });
  if (verdict !== 0 && verdict !== 200) expect(refusalsOf(name, endpoints[name])).toContain(verdict);
  return verdict!;
}

test.each(table)(
  '%s answers every input within the contract and never fails (S20)',
  async (name, { input: schema }) => {
    const { token, input } = await prepared(name);
    await fc.assert(
      fc.asyncProperty(hostile(schema, input), async (given) => void (await statusOf(name, given, token))),
      { numRuns: runs * timesAsMany },
    );
  },
  patience,
);

/** The paths of the text fields of an input, including those of nested records. */
function textsOf(schema: Endpoint['input'], path: readonly string[] = []): string[][] {
  return Object.entries(fieldsOf(schema)).flatMap(([name, each]) => {
    const { type, wrapped = each } = each as unknown as { type: string; wrapped?: Endpoint['input'] };
    const inner = type === 'nullish' ? wrapped : each;
    if (inner.type === 'object') return textsOf(inner, [...path, name]);
    return inner.type === 'string' ? [[...path, name]] : [];
  });
}

/** A copy of an input with another value at a path. */
function withAt(
  input: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const inner = input[name] as Record<string, unknown> | undefined;
  return { ...input, [name]: rest.length > 0 ? withAt(inner ?? {}, rest, value) : value };
}

const fields = table.flatMap(([name, { input }]) => textsOf(input).map((path) => [name, path.join('.')] as const));

test.each(fields)(
  '%s accepts or refuses every naughty string as its %s (S20)',
  async (name, field) => {
    const { token, input } = await prepared(name);
    const offset = fields.findIndex(([call, path]) => call === name && path === field);
    const some = naughtyStrings.filter((_, i) => (i + offset) % stride === 0);
    const kept: string[] = [];
    for (const naughty of new Set([...unstorableStrings.slice(0, 4), ...some])) {
      const verdict = await statusOf(name, withAt(input, field.split('.'), naughty), token);
      if (verdict !== codes.badParameter && unstorableStrings.includes(naughty)) kept.push(naughty);
    }
    expect(kept).toEqual([]);
  },
  patience,
);
