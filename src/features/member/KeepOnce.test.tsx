// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { press, render, unmount } from '#tests/support/render.tsx';
import { stores } from '#data/stores.ts';

vi.mock('#nav/navigation.ts', () => ({ go: async () => true, goBack: () => {} }));
const { KeepOnce } = await import('./KeepOnce.tsx');

const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const said = () => document.body.textContent;
async function open() {
  await unmount();
  await render(<KeepOnce />);
  await vi.dynamicImportSettled();
  await render(<KeepOnce />);
}

beforeEach(() => {
  localStorage.clear();
  stores.rg.state = 0;
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(safari);
});

test('a player in Safari is shown once how to stay logged in, whatever the answer', async () => {
  await open();
  expect(said()).toContain('don’t visit for 7 days');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/download');
  await press('Got it');
  expect(said()).not.toContain('7 days');
  await open();
  expect(said()).not.toContain('7 days');
});

test('leaving without an answer counts as shown', async () => {
  await open();
  await open();
  expect(said()).not.toContain('7 days');
});

test.each([
  [
    'a browser that deletes nothing',
    () => void vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Chrome/131.0'),
  ],
  ['who is on a break', () => void (stores.rg.state = 1)],
])('the hint is not shown to %s', async (_, arrange) => {
  arrange();
  await open();
  expect(said()).not.toContain('7 days');
  expect(localStorage.length).toBe(0);
});
