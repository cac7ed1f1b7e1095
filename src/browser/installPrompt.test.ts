// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { showInstallPrompt, installPrompt } from './installPrompt.ts';

test('the browser’s install prompt is held back until requested, and shown once', async () => {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(installPrompt.event).not.toBeNull();
  expect(prompt).not.toHaveBeenCalled();

  await showInstallPrompt();
  await showInstallPrompt();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(installPrompt.event).toBeNull();
});

test('once installed there is no prompt', () => {
  dispatchEvent(new Event('appinstalled'));
  expect(installPrompt).toMatchObject({ event: null, done: true });
});
