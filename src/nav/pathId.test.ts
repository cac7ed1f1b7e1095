import { expect, test } from 'vitest';
import { hrefOf } from './pathId.ts';
import { pathOf, routeAt } from './routes.ts';

test('a page has an address for each id (R-20)', () => {
  const address = hrefOf('/feedback/record/:id', 12);
  expect(address).toBe('/feedback/record/12');
  expect(routeAt(address)?.path).toBe('/feedback/record/:id');
});

test.each(['abc', '0', '-1', '1.5', '01', ':id', '1/2', '9'.repeat(16), '1e3', '٣'])(
  '%j is no valid id, and a 404 (R-20)',
  (id) => {
    expect(routeAt(`/feedback/record/${id}`)).toBeUndefined();
  },
);

test.each([
  ['/wallets/', '/wallets'],
  ['/Wallets', '/wallets'],
  ['/WALLETS//', '/wallets'],
  ['//wallets', '/wallets'],
  ['/wallets.', '/wallets'],
  ['/wallets).', '/wallets'],
  ['/wallets%20', '/wallets'],
  ['/wallets%E0%A4%A', '/wallets'],
  ['/wallets%', '/wallets'],
  ['/wallets%E2%80%8B', '/wallets'],
  ['/wallets_', '/wallets'],
  ['/%77allets', '/wallets'],
  ['/%77allets%', '/wallets'],
  ['/%77allets%zz', '/wallets'],
  ['/wallets%zz', '/wallets'],
  ['/wallets/%zz', '/wallets'],
  ['/wallets%E2%80%8B', '/wallets'],
  ['/wallets%E2%80%8E', '/wallets'],
  ['/wallets\u200B', '/wallets'],
  ['/wallets_', '/wallets'],
  ['/wallets~~', '/wallets'],
  ['/wallets。', '/wallets'],
  ['/wallets%EF%BC%8C', '/wallets'],
  ['/feedback/record/12%E2%80%8B', '/feedback/record/12'],
  ['/auth/accountlogin/', '/auth/accountLogin'],
  ['/Feedback/Record/12/', '/feedback/record/12'],
  ['/feedback/record/', '/feedback/record'],
  ['//', '/'],
  ['/%E0%A4%A', '/'],
])('%s leads to %s (F10)', (pathname, path) => {
  expect(routeAt(pathname)).toBe(routeAt(path));
  expect(pathOf(pathname)).toBe(path);
});

test('a path over 500 characters is a 404, and is never searched for its end', () => {
  const ending = (length: number) => '/wallets'.padEnd(length, '/.');
  expect(routeAt(ending(500))).toBe(routeAt('/wallets'));
  expect(routeAt(ending(501))).toBeUndefined();
  expect(pathOf(ending(501))).toBe(ending(501));
});

test('a path of many escapes and dashes is read at once', () => {
  const started = performance.now();
  for (const part of ['%', '%_', '%a', '%%_', '_'])
    expect(routeAt(`/wallets${part.repeat(490 / part.length)}xyz`)).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(1_000);
});

test.each(['/walletsx', '/x/wallets', '/wallets/x', '/%E0%A4%A/wallets', '/wallets%2Fx', '/feedback/record/:ID'])(
  '%s is a 404, and stays as it is (F10)',
  (pathname) => {
    expect(routeAt(pathname)).toBeUndefined();
    expect(pathOf(pathname)).toBe(pathname);
  },
);
