// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import '#tests/support/page.ts';
import { isSessionKnown } from './known.ts';
import { stores } from './stores.ts';

beforeEach(() => {
  Object.assign(stores.session, { known: true, userId: 0, epoch: '' });
  Object.assign(stores.storage, { silent: false, brief: false });
});

test('a visitor is known once the device has answered', () => {
  expect(isSessionKnown()).toBe(true);
  stores.session.known = false;
  expect(isSessionKnown()).toBe(false);
});

test('nobody is known while the device is silent or refuses (D1, D7)', () => {
  stores.storage.silent = true;
  expect(isSessionKnown()).toBe(false);
  Object.assign(stores.storage, { silent: false, brief: true });
  expect(isSessionKnown()).toBe(false);
});

test('a session begun or ended in this visit is known on a device that refuses (D1)', () => {
  stores.storage.brief = true;
  stores.session.epoch = 'of this visit';
  expect(isSessionKnown()).toBe(true);
});
