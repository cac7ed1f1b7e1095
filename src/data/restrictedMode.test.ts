// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { renderHook, unmount } from '#tests/support/render.tsx';
import { rememberRestrictedMode, useRestrictedMode } from './restrictedMode.ts';
import { stores } from './stores.ts';

beforeEach(() => {
  rememberRestrictedMode(true);
  Object.assign(stores.session, { known: false });
  Object.assign(stores.storage, { silent: false });
  Object.assign(stores.rg, { state: 0 });
});

async function isRestricted(): Promise<boolean> {
  let found: boolean | undefined;
  await renderHook(() => void (found = useRestrictedMode()));
  await unmount();
  return found!;
}

test('G-04: until the worker knows, restricted mode is what the last start had', async () => {
  expect(await isRestricted()).toBe(true);
  rememberRestrictedMode(false);
  expect(await isRestricted()).toBe(false);
});

test('G-04: what the worker knows counts', async () => {
  stores.session.known = true;
  expect(await isRestricted()).toBe(false);
  stores.rg.state = 2;
  expect(await isRestricted()).toBe(true);
});

test('RG-06, D7: a device that doesn’t tell leaves restricted mode on, also once nobody waits for it', async () => {
  Object.assign(stores.session, { known: true });
  Object.assign(stores.storage, { silent: true });
  expect(await isRestricted()).toBe(true);
});
