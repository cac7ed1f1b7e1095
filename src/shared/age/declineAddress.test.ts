import { expect, test } from 'vitest';
import { declineAddress } from './declineAddress.ts';

const builds = 'https://www.pagcor.ph';

test('the operator’s https address is used', () =>
  expect(declineAddress('https://regulator.example/minors', builds)).toBe('https://regulator.example/minors'));

test.each([undefined, null, '', 'http://regulator.example/', 'javascript:alert(1)', '/lobby', '//regulator.example'])(
  '%j is replaced by the address of the build',
  (operators) => expect(declineAddress(operators, builds)).toBe(builds),
);
