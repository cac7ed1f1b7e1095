import { expect, test } from 'vitest';
import { fc } from '../../tests/support/fastCheck.ts';
import { createErrorReporter } from './clientErrors.ts';
import { monitoringEvents, type MonitoringParams } from './monitoring.ts';
import { check } from './schema.ts';

/** The reports of some errors, thrown one after the other. */
function told(thrown: readonly unknown[], secrets: readonly string[] = []) {
  const heard: MonitoringParams<'client_error'>[] = [];
  const report = createErrorReporter(
    'page',
    () => secrets,
    (error) => heard.push(error),
  );
  for (const each of thrown) report(each);
  return heard;
}

/** An error with a stack in Chromium's format, through two of the app's files. */
function inApp(error: Error, at = 'https://app.test/assets/') {
  error.stack = `${String(error)}\n    at pay (${at}core-a1B2c3D4.js:1:2345)\n    at ${at}index-Zz_9xY1w.js:2:17`;
  return error;
}
const places = 'core-a1B2c3D4.js:1:2345 index-Zz_9xY1w.js:2:17';

test('an error is reported with kind, message and its places in the app’s own files', () => {
  const error = inApp(new TypeError("Cannot read properties of undefined (reading 'coin')"));
  expect(told([error])).toEqual([
    { realm: 'page', message: "TypeError: Cannot read properties of undefined (reading 'coin')", stack: places },
  ]);
});

test('Firefox and Safari stacks are parsed too, and extension frames are dropped', () => {
  const error = new Error('x');
  error.stack = 'pay@https://app.test/assets/core-a1B2c3D4.js:1:2345\nrun@moz-extension://1/content.js:1:2';
  expect(told([error])).toMatchObject([{ stack: 'core-a1B2c3D4.js:1:2345' }]);
});

test.each([
  ['a text', 'No way', 'No way'],
  ['an object', { coin: 12_345 }, 'A thrown object'],
  ['nothing', undefined, 'A thrown undefined'],
  ['an address with its query', new Error('No page at /wallets?code=abc'), 'Error: No page at …'],
  [
    'what is in quotes',
    new SyntaxError('Unexpected token, "maria clara of Cebu" is no JSON'),
    'SyntaxError: Unexpected token, … is no JSON',
  ],
  ['quotes that don’t end', new Error('Got “maria clara'), 'Error: Got …'],
  ['several in a row', new Error('code 246810 09171234567 wrong'), 'Error: code … wrong'],
])('personal data is removed from %s', (_, thrown, message) => {
  expect(told([thrown])).toMatchObject([{ message }]);
});

test('each error is reported once, at most five, within the contract’s length', () => {
  const same = () => inApp(new Error('again'));
  expect(told([same(), same()])).toHaveLength(1);
  const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((letter) => inApp(new Error(`${letter} `.repeat(900))));
  const heard = told(words);
  expect(heard).toHaveLength(5);
  for (const error of heard) expect(check(monitoringEvents.client_error.params, error)).toMatchObject({ ok: true });
  const deep = new Error('deep');
  deep.stack = 'at x (https://app.test/assets/core-a1B2c3D4.js:1:2)\n'.repeat(50);
  expect(told([deep])[0]!.stack.split(' ')).toHaveLength(8);
});

const word = fc.stringMatching(/^[a-z][a-z0-9_.$^*+(-]{4,15}$/);
const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const personal = fc.record({
  account: word,
  nickname: fc.tuple(word, word).map((words) => words.join(' ')),
  mobile: fc.oneof(
    digits(9).map((rest) => `09${rest}`),
    digits(9).map((rest) => `+63 9${rest}`),
  ),
  email: fc.tuple(word, word).map(([name, host]) => `${name}@${host}.ph`),
  token: fc.stringMatching(/^[\w-]{43}$/),
  code: digits(6),
  amount: fc.oneof(
    fc.integer({ min: 1 }).map(String),
    fc.integer({ min: 100_000 }).map((amount) => `₱${(amount / 100).toLocaleString('en')}`),
  ),
});
const around = fc.string({
  unit: fc.constantFrom('a', 'b', ' ', 'c', '"', "'", '`', ':', '/', '?', '#', '=', '&', '<', '\n'),
  maxLength: 12,
});

test('no account, name, number, e-mail, token, code or amount is ever reported (spec §7)', () => {
  fc.assert(
    fc.property(personal, fc.array(around, { minLength: 8, maxLength: 8 }), fc.boolean(), (of, between, upper) => {
      const { account, nickname, ...unknown } = of;
      const text = Object.values(of)
        .map((value, i) => `${between[i]} ${value}${between[i + 1]?.trim() ?? ''}`)
        .join(' ');
      const [error] = told([inApp(new Error(upper ? text.toUpperCase() : text))], [account, nickname]);
      const message = error!.message.toLowerCase();
      expect(message).not.toMatch(/[\d@]/);
      for (const value of [account, ...nickname.split(' '), ...Object.values(unknown)])
        expect(message.split(/\s+/)).not.toContain(value.toLowerCase());
      expect(message).not.toContain(account);
      expect(error!.stack).toBe(places);
    }),
  );
});

test('an aborted operation, such as a wait for a lock of a closed page, is not an error', () => {
  expect(told([new DOMException('The browsing context is going away.', 'AbortError')])).toEqual([]);
  expect(told([new DOMException('The lock is gone.', 'InvalidStateError')])).toHaveLength(1);
});
