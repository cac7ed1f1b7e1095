// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { installPrompt } from '#browser/installPrompt.ts';
import { showInstallPrompt } from './showInstallPrompt.ts';

test('the browser’s install prompt is shown once', async () => {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  expect(prompt).not.toHaveBeenCalled();
  await showInstallPrompt();
  await showInstallPrompt();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(installPrompt.event).toBeNull();
});
