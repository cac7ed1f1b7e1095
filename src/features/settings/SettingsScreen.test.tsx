// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { press, render } from '#tests/support/render.tsx';

const effect = vi.hoisted(() => vi.fn());
vi.mock('#data/effects.ts', async (load) => ({ ...(await load<object>()), effect, canVibrate: () => true }));
vi.mock('#shared/push/parts.ts', () => ({ parts: { Notifications: () => 'what is told' } }));
vi.mock('./OfflineReady.tsx', () => ({ OfflineReady: () => null }));
Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) });

const { effects } = await import('#data/effects.ts');
const { followScheme } = await import('#data/scheme.ts');
const { default: SettingsScreen } = await import('./SettingsScreen.tsx');

test('the sound and vibration switches are stored on the device, and each plays a sample (ME-07)', async () => {
  await render(<SettingsScreen />);
  await press('Sound');
  expect(effects).toEqual({ sound: true, vibration: true });
  expect(effect).toHaveBeenLastCalledWith('win', { sound: true });
  await press('Vibration');
  expect(effects).toEqual({ sound: true, vibration: false });
  expect(effect).toHaveBeenLastCalledWith('win', { vibration: false });
  expect(JSON.parse(localStorage.getItem('effects')!)).toEqual({ sound: true, vibration: false });
});

test('notifications have their own section (ME-07)', async () => {
  await render(<SettingsScreen />);
  const section = document.querySelector('section[aria-label="Notifications"]');
  expect(section?.textContent).toBe('what is told');
});

test('the colour scheme follows the system until chosen, then applies at once and is stored (ME-07)', async () => {
  followScheme();
  await render(<SettingsScreen />);
  const root = document.documentElement;
  const theme = [...document.querySelectorAll('fieldset')].find((set) => set.textContent.startsWith('Theme'));
  const chosen = () => theme?.querySelector('label:has(:checked)')?.textContent;
  expect(theme?.textContent).toBe('ThemeSystemLightDark');
  expect(chosen()).toBe('System');
  await press('Light');
  expect(root.dataset['scheme']).toBe('light');
  expect(JSON.parse(localStorage.getItem('preferences')!)).toMatchObject({ scheme: 'light' });
});
