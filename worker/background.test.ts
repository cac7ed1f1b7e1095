import { expect, test, vi } from 'vitest';
import { initialStores } from '#contract/stores.ts';
import { startBackground } from './background.ts';

vi.stubGlobal(
  'PerformanceObserver',
  class {
    observe() {}
  },
);

/** A worker scope with the error listeners, and the events tracked for its errors. */
function start() {
  const stores = initialStores();
  stores.session.savedAccount = 'maria';
  const track = vi.fn(async () => {});
  const scope = new EventTarget();
  startBackground({ stores }, track, scope);
  const fire = (type: string, more: object) => scope.dispatchEvent(Object.assign(new Event(type), more));
  return { track, fire };
}

test('uncaught worker errors are reported without the player’s data', () => {
  const { track, fire } = start();
  fire('error', { error: new TypeError('no shelf of Maria') });
  fire('error', { error: null, message: 'Script error.' });
  fire('unhandledrejection', { reason: new RangeError('too long') });
  const messages = ['TypeError: no shelf of …', 'Script error.', 'RangeError: too long'];
  expect(track.mock.calls).toEqual(
    messages.map((message) => [{ name: 'client_error', screen: '', params: { realm: 'worker', message, stack: '' } }]),
  );
});

test('an error log that fails causes no further error', async () => {
  const { track, fire } = start();
  track.mockRejectedValue(new Error('no storage'));
  fire('error', { error: new Error('first') });
  await Promise.resolve();
  expect(track).toHaveBeenCalledTimes(1);
});
