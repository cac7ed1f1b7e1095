// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { failureText } from './failureText.ts';

const refused = (code: number) => failureText(new Failure('refused', code));

test('S2: an act that the operator refused because it came too late is told as one that timed out', () => {
  expect(refused(codes.tooLate)).toBe('The request has timed out, please try again later');
});

test('what isn’t on the device is not said to need a connection', () => {
  expect(failureText(new Failure('missing'))).toMatch(/^Not available offline yet/);
});

test('a refusal without a text of its own is told with its code', () => {
  expect(refused(4_242)).toContain('4242');
});
