import { expect, test } from 'vitest';
import { words as agents } from '#features/agents/words.en.ts';
import agentsFil from '#features/agents/words.fil.ts';
import { words as share } from '#features/share/words.en.ts';
import shareFil from '#features/share/words.fil.ts';
import { words as ways } from '#shared/words.en.ts';
import waysFil from '#shared/words.fil.ts';

/** Words that promise earnings, in both languages, and amounts of money. */
const promise =
  /\b(earn\w*|income|profit|rich|guarantee\w*|unlimited|easy|free money|kita|kumita|yaman|yumaman|garantiya)\b|₱\d/i;

test.each([
  ['English', [agents.en, share.en, ways.en]],
  ['Filipino', [agentsFil, shareFil, waysFil]],
])('in %s no text promises earnings, except the one that denies a promise (SH-08)', (_, areas) => {
  const texts = areas.flatMap((area) => Object.entries<unknown>(area));
  const found = texts.filter(([, text]) => promise.test(JSON.stringify(text)));
  expect(found.map(([key]) => key)).toEqual(['ruleNoPromise']);
});
