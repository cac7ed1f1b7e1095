// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { failureText } from './failureText.ts';

const refused = (code: number) => failureText(new Failure('refused', code));

test('an act refused as too late reads as a timeout (S2)', () => {
  expect(refused(codes.tooLate)).toBe('The request has timed out, please try again later');
});

test('content missing from the device isn’t reported as needing a connection', () => {
  expect(failureText(new Failure('missing'))).toMatch(/^Not available offline yet/);
});

test('a refusal without its own text shows its code', () => {
  expect(refused(4_242)).toContain('4242');
});

test('a refusal for a missing identity check says that it’s about the account, whatever was asked for', () => {
  expect(refused(codes.kycNeeded)).toBe('This isn’t available for your account.');
});
