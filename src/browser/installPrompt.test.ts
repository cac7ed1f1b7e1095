// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { installPrompt } from './installPrompt.ts';

test('the browser’s install prompt is held back until requested', () => {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(installPrompt.event).not.toBeNull();
  expect(prompt).not.toHaveBeenCalled();
});

test('once installed there is no prompt', () => {
  dispatchEvent(new Event('appinstalled'));
  expect(installPrompt).toMatchObject({ event: null, done: true });
});
