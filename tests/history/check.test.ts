import { expect, test } from 'vitest';
import { checkHistory } from './check.ts';
import { history } from './compose.ts';
import { bad } from './samples/bad.ts';
import { good } from './samples/good.ts';
import { subtle } from './samples/subtle.ts';

test.each(good)('finds nothing wrong with %s', (_, entries) => {
  expect(checkHistory(history(entries))).toEqual([]);
});

test.each([...bad, ...subtle])('finds a violation of %s: %s', (promise, _, entries) => {
  const broken = checkHistory(history(entries));
  expect(broken).not.toEqual([]);
  expect(broken.map((sentence) => sentence.slice(0, sentence.indexOf(':')))).toEqual(broken.map(() => promise));
});
