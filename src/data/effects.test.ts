// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Native } from '#browser/bridge/calls.ts';

vi.mock('./worker.ts', () => import('#tests/support/worker.ts'));

const vibrate = vi.fn();
const started: number[] = [];
class FakeAudio {
  currentTime = 2;
  destination = {};
  createGain = () => ({
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    connect() {},
  });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (to: unknown) => to,
    start: (at: number) => started.push(at),
    stop() {},
  });
}

const { meetNative } = await import('#browser/wrapper.ts');
const { canVibrate, chooseEffects, effect } = await import('./effects.ts');
const { prefer } = await import('./preferences.ts');

beforeEach(() => {
  vibrate.mockClear();
  started.length = 0;
  Object.assign(navigator, { vibrate });
  vi.stubGlobal('AudioContext', FakeAudio);
  prefer({ motion: 'auto' });
  chooseEffects({ vibration: true, sound: false });
});

test('a win vibrates unless reduced motion is on or it is switched off (O-24)', () => {
  effect('win');
  expect(vibrate).toHaveBeenCalledOnce();
  prefer({ motion: 'less' });
  effect('win');
  prefer({ motion: 'auto' });
  chooseEffects({ vibration: false });
  effect('win');
  expect(vibrate).toHaveBeenCalledOnce();
});

test('an untouched page does not request vibration, which browsers refuse', () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: { hasBeenActive: false } }));
  effect('end');
  expect(vibrate).not.toHaveBeenCalled();
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  effect('end');
  expect(vibrate).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('in the wrapper a win uses the phone’s haptics where available (O-24, O-40)', () => {
  const ask = vi.fn(async () => undefined);
  meetNative({ info: {} as Native['info'], can: (method) => method === 'haptic', ask });
  Reflect.deleteProperty(navigator, 'vibrate');
  expect(canVibrate()).toBe(true);
  effect('win');
  expect(ask).toHaveBeenCalledExactlyOnceWith('haptic', { kind: 'win' });
  meetNative(undefined);
  expect(canVibrate()).toBe(false);
});

test('sound is off until the player switches it on', () => {
  effect('win');
  expect(started).toEqual([]);
  chooseEffects({ sound: true });
  effect('end');
  expect(started).toEqual([2]);
  effect('win');
  expect(started).toHaveLength(4);
});

test('a device supporting neither does nothing and does not fail', () => {
  Reflect.deleteProperty(navigator, 'vibrate');
  vi.stubGlobal('AudioContext', undefined);
  chooseEffects({ sound: true });
  expect(canVibrate()).toBe(false);
  expect(() => effect('win')).not.toThrow();
});
