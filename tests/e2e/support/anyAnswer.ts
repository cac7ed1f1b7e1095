import { fc } from '#tests/support/fastCheck.ts';
import { naughtyStrings } from '#tests/support/naughtyStrings.ts';
import { samples } from '#tests/support/arbitrary.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import type { BrowserContext } from 'playwright/test';

/** The longest text that is tried: a page of terms may be longer, and is no worse. */
const longest = 3_000;
const fits = (most: number) => (text: string) => text.length <= most;

/** Texts and numbers at the ends of what the contract allows, among ordinary ones. */
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

/** An answer to a call that fits the contract, another one for each seed. */
function anyAnswer(name: Name, seed: number) {
  const { output, wrapped }: Endpoint = endpoints[name];
  const [value] = fc.sample(samples(output, leaves), { numRuns: 1, seed });
  return wrapped ? { code: 200, data: value } : { errcode: 0, ...(value as object) };
}

/**
 * Answers every call but some with anything that fits the contract: the same for the same seed, and another one each
 * time that it is asked for.
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
