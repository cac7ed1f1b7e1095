// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import * as types from '#contract/activityTypes.ts';
import { button, press } from '#tests/support/render.tsx';

const show = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#nav/modals.ts', () => ({ show }));
const world = vi.hoisted(() => ({ exists: (address: string) => address !== '' }));
vi.mock('#nav/isKnownAddress.ts', () => ({
  isKnownAddress: (address: string) => world.exists(address),
  useKnownAddress: () => world.exists,
}));

const { stores } = await import('#data/stores.ts');
const { day, link, now, openOne } = await import('#tests/support/events.tsx');

beforeEach(() => {
  vi.clearAllMocks();
  world.exists = () => true;
  stores.network.onLine = true;
  stores.settings.config = undefined as never;
  Object.assign(stores.session, { userId: 8 });
});

test('an ended or future event has no button (BO-02)', async () => {
  await openOne(types.Fund, { endTime: now, clickType: 1, clickAction: '/wallets' });
  expect(link()).toBe('/bonus/event');
  await openOne(types.Fund, { startTime: now + day, clickType: 1, clickAction: '/wallets' });
  expect(link()).toBeUndefined();
  expect(document.querySelector('[role=timer]')).not.toBeNull();
});

test.each([
  [1, '/member/games', '/member/games'],
  [1, 'https://evil.test', undefined],
  [1, '//evil.test', undefined],
  [2, 'http://partner.test', undefined],
  [2, 'javascript:alert(1)', undefined],
  [3, '1001', '/game/start?gameId=1001'],
  [3, 'first', undefined],
  [4, 'nothing', undefined],
  [4, 'constructor', undefined],
])('clickType %i with %s leads to %s (R-35)', async (clickType, clickAction, expected) => {
  await openOne(777, { clickType, clickAction });
  expect(link()).toBe(expected);
  expect(document.querySelector('main button:not([aria-label])')).toBeNull();
});

test('an outside address asks first, and a dialog opens over the page (R-35)', async () => {
  await openOne(777, { clickType: 2, clickAction: 'https://partner.test/a' });
  await press('Open website');
  expect(show).toHaveBeenLastCalledWith('leave', { address: 'https://partner.test/a' });
  await openOne(777, { clickType: 4, clickAction: 'spin' });
  await press('Open');
  expect(show).toHaveBeenLastCalledWith('spin', {});
});

test('a visitor logs in before a players-only dialog (R-35)', async () => {
  Object.assign(stores.session, { userId: 0 });
  await openOne(777, { clickType: 4, clickAction: 'deposit' });
  expect(button('Open')).toBeUndefined();
  expect(link()).toBe('/auth/login');
});

test('customer service opens its page or its queue’s first address (R-35)', async () => {
  await openOne(777, { clickType: 5 });
  expect(link()).toBe('/service');
  world.exists = (address) => address !== '/service';
  stores.settings.config = {
    customerServiceQueue: [{ id: 2, itemType: 2, name: 'E-mail', url: 'mailto:a@b.test', sort: 1 }],
  };
  await openOne(777, { clickType: 5 });
  expect(link()).toBe('mailto:a@b.test');
  stores.settings.config = null;
});

test('an event without a button setting links to its type’s page (BO-02)', async () => {
  await openOne(types.VIP);
  expect(link()).toBe('/vip');
  await openOne(types.Notice);
  await press('Open');
  expect(show).toHaveBeenLastCalledWith('notice', {});
  await openOne(777, { clickType: 0 });
  expect(link()).toBeUndefined();
});
