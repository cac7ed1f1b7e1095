// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { showInstallPrompt, installPrompt } from './installPrompt.ts';

test('the browser’s question is held back until the player asks for it, and asked once', async () => {
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

test('once installed there is nothing to ask', () => {
  dispatchEvent(new Event('appinstalled'));
  expect(installPrompt).toMatchObject({ event: null, done: true });
});
