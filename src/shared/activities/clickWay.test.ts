// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { clickWay } from './clickWay.ts';

const has = (address: string) => address.startsWith('/wallets') || address === '/bonus/tasks';
const way = (clickType: number | undefined, clickAction?: string) => clickWay({ clickType, clickAction }, has);

test.each([
  [0, '/wallets', undefined],
  [undefined, '/wallets', undefined],
  [1, '/wallets?name=deposit', { kind: 'page', to: '/wallets?name=deposit' }],
  [1, '/nowhere', undefined],
  [1, '//evil.example/wallets', undefined],
  [1, undefined, undefined],
  [2, 'https://partner.test/page', { kind: 'outside', to: 'https://partner.test/page' }],
  [2, 'http://partner.test/page', undefined],
  [2, 'javascript:alert(1)', undefined],
  [3, '1001', { kind: 'game', to: '/game/start?gameId=1001' }],
  [3, '0', undefined],
  [3, '1001&tryIt=1', undefined],
  [4, 'download', { kind: 'dialog', name: 'download', forPlayers: false }],
  [4, 'deposit', { kind: 'dialog', name: 'deposit', forPlayers: true }],
  [4, 'logout', undefined],
  [4, 'constructor', undefined],
  [5, '', { kind: 'service' }],
  [6, '/wallets', undefined],
])('click type %s with %s leads to the right place, or nowhere (TK-02)', (type, action, to) =>
  expect(way(type, action)).toEqual(to),
);

test('the wrapper gets no button to the install dialog (O-43)', () => {
  vi.stubGlobal('NativeBridge', {});
  expect(way(4, 'download')).toBeUndefined();
  expect(way(4, 'notice')).toBeDefined();
  vi.unstubAllGlobals();
  expect(way(4, 'download')).toBeDefined();
});

test('customer service opens its page where the app has one (TK-02)', () => {
  expect(clickWay({ clickType: 5 }, () => true)).toEqual({ kind: 'page', to: '/service' });
});

test.each([
  ['jackpot', '/activity/jackpot'],
  ['spin', '/activity/spin'],
  ['firstDeposit', '/activity/first-deposit'],
])('the %s dialog goes with its page', (clickAction, page) => {
  expect(clickWay({ clickType: 4, clickAction }, (address) => address === page)).toBeDefined();
  expect(clickWay({ clickType: 4, clickAction }, (address) => address !== page)).toBeUndefined();
});
