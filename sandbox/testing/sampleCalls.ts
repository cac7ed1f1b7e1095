import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Example } from '../contract/operation.ts';
import { before } from './before/before.ts';
import type { Before } from './before/setup.ts';
import type { MoneyTest } from './moneyTest.ts';
import { common } from './common.ts';
import { samples } from './samples.ts';
import type { Answer } from './testOperator.ts';

const minute = 60_000;

/** Prepares the sample call of an endpoint for a player of its own. */
export async function prepareSample(operator: MoneyTest, name: Name, setups: Before = before(operator)) {
  operator.clock.time += minute;
  const { money, identified }: Endpoint = endpoints[name];
  const { token, userId } = await operator.player(10_000);
  const more = await setups[name]?.(token, userId);
  const request = {
    ...common,
    ...samples[name],
    ...more,
    ...((money || identified) && { requestId: 'sample-request' }),
    ...(money && { notAfter: operator.clock.time + minute }),
  };
  return { token, request };
}

/** Makes the sample call of an endpoint for a player of its own. */
export async function callSample(operator: MoneyTest, name: Name): Promise<{ request: object; answer: Answer }> {
  const { token, request } = await prepareSample(operator, name);
  return { request, answer: await operator.call(name, request, token) };
}

/** Examples show this many items of a list, unless these are numbers, and of an object with arbitrary keys. */
const shown = 2;
/** Longer texts are pictures and pages. */
const longest = 400;
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

/** A value shortened for reading: lists of two, pictures of one pixel. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string' && value.length > longest)
    return value.startsWith('data:image') ? pixel : `${value.slice(0, longest)}…`;
  const isNumbers = Array.isArray(value) && value.every((each) => typeof each === 'number');
  if (isNumbers) return value;
  if (Array.isArray(value)) return value.slice(0, shown).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isMap = entries.length > shown && entries.every(([key]) => /^\d+$/.test(key));
  return Object.fromEntries((isMap ? entries.slice(0, shown) : entries).map(([key, each]) => [key, shortened(each)]));
}

/** The example of a call, from its sample. */
export const exampleFrom = (sample: { request: object; answer: object }) => shortened(sample) as Example;

/** An example of every call, as the sandbox answers it. */
export async function examplesOf(operator: MoneyTest) {
  const examples: { [N in Name]?: Example } = {};
  for (const name of Object.keys(endpoints) as Name[]) examples[name] = exampleFrom(await callSample(operator, name));
  return examples;
}
