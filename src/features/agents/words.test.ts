import { expect, test } from 'vitest';
import { en as sharing } from '#shared/share/words.en.ts';
import sharingFil from '#shared/share/words.fil.ts';
import { en } from './words.en.ts';
import fil from './words.fil.ts';

/** What speaks of earning, in both languages, or names a sum. */
const promise =
  /\b(earn\w*|income|profit|rich|guarantee\w*|unlimited|easy|free money|kita|kumita|yaman|yumaman|garantiya)\b|₱\d/i;

test.each([
  ['English', { ...en, ...sharing }],
  ['Filipino', { ...fil, ...sharingFil }],
])('SH-08: in %s no text promises earnings, but the one that says that there is no promise', (_, texts) => {
  const found = Object.entries(texts).filter(([, text]) => promise.test(JSON.stringify(text)));
  expect(found.map(([key]) => key)).toEqual(['ruleNoPromise']);
});
