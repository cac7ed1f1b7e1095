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

test('until the worker reports, restricted mode is that of the last start (G-04)', async () => {
  expect(await isRestricted()).toBe(true);
  rememberRestrictedMode(false);
  expect(await isRestricted()).toBe(false);
});

test('the worker’s state takes precedence (G-04)', async () => {
  stores.session.known = true;
  expect(await isRestricted()).toBe(false);
  stores.rg.state = 2;
  expect(await isRestricted()).toBe(true);
});

test('restricted mode stays on when storage is silent, even after the wait ends (RG-06, D7)', async () => {
  Object.assign(stores.session, { known: true });
  Object.assign(stores.storage, { silent: true });
  expect(await isRestricted()).toBe(true);
});
