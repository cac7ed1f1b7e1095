// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const show = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#nav/modals.ts', () => ({ show }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { stores } = await import('#data/stores.ts');
const { useFirstLaunch } = await import('./useFirstLaunch.ts');

let root: Root;
function Shell() {
  useFirstLaunch();
  return null;
}
async function launch({ standalone = true, userId = 0 } = {}) {
  Object.defineProperty(navigator, 'standalone', { value: standalone, configurable: true });
  Object.assign(stores.session, { known: true, userId });
  root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Shell />));
}

beforeEach(() => {
  show.mockClear();
  localStorage.clear();
});
afterEach(() => act(async () => root.unmount()));

test('the first start from the home screen asks to log in once more; the second doesn’t', async () => {
  await launch();
  expect(show).toHaveBeenCalledExactlyOnceWith('firstLaunch', {});
  await act(async () => root.unmount());
  await launch();
  expect(show).toHaveBeenCalledOnce();
});

test('nobody is asked in Safari itself, nor who is logged in', async () => {
  await launch({ standalone: false });
  await act(async () => root.unmount());
  await launch({ userId: 8 });
  expect(show).not.toHaveBeenCalled();
});
