import { expect, test } from 'vitest';
import { codeFault } from './codeFault.ts';

test.each([
  ['123456', null],
  ['12345', { key: 'codeWrong', params: { digits: 6 } }],
  ['12345a', { key: 'codeWrong', params: { digits: 6 } }],
])('the code “%s”', (text, fault) => expect(codeFault(text, undefined)).toEqual(fault));

test('the config may ask for fewer or more', () => {
  expect(codeFault('1234', { min: 4, max: 4 })).toBeNull();
  expect(codeFault('123', { min: 4, max: 6 })).toEqual({ key: 'codeWrong', params: { digits: '4–6' } });
});
