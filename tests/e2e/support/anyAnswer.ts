import { fc } from '#tests/support/fastCheck.ts';
import { naughtyStrings } from '#tests/support/naughtyStrings.ts';
import { samples } from '#tests/support/arbitrary.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import type { BrowserContext } from 'playwright/test';

/** The longest text tried; longer ones, such as a page of terms, are no worse. */
const longest = 3_000;
const fits = (most: number) => (text: string) => text.length <= most;

/** Texts and numbers at the limits of the contract, among ordinary ones. */
const leaves = {
  text: (most: number) =>
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: Math.min(most, 40) }),
      fc.constantFrom(...naughtyStrings.filter(fits(Math.min(most, longest))), ''),
      fc.constantFrom(
        ...['W', 'm ', '\u{1F469}\u200D\u{1F467}'].map((unit) =>
          unit.repeat(longest).slice(0, Math.min(most, longest)),
        ),
      ),
    ),
  number: (most: number) => fc.oneof(fc.nat({ max: 1_000 }), fc.nat({ max: 1_000_000 }), fc.constantFrom(0, 1, most)),
};

/** An answer to a call that fits the contract; each seed gives another one. */
function anyAnswer(name: Name, seed: number) {
  const { output, wrapped }: Endpoint = endpoints[name];
  const [value] = fc.sample(samples(output, leaves), { numRuns: 1, seed });
  return wrapped ? { code: 200, data: value } : { errcode: 0, ...(value as object) };
}

/**
 * Answers every call except some with anything that fits the contract: different for each request, and reproducible by
 * the seed.
 */
export async function answerAnything(context: BrowserContext, seed: number, asUsual: readonly Name[]) {
  let calls = 0;
  await context.route('**/app/v1/**', async (route) => {
    const name = new URL(route.request().url()).pathname.replace('/app/v1/', '') as Name;
    if (asUsual.includes(name) || !Object.hasOwn(endpoints, name)) return route.fallback();
    calls += 1;
    await route.fulfill({ json: anyAnswer(name, seed * 1_000 + calls) }).catch(() => {});
  });
}
