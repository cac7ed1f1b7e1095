// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Native } from '#browser/bridge/calls.ts';
import { meetNative } from '#browser/wrapper.ts';
import { press, render } from '#tests/support/render.tsx';
import { RotateHint } from './RotateHint.tsx';

const [upright, sideways, either] = [0, 1, 2];
const lock = vi.fn(async (_way: string) => {});
const unlock = vi.fn();
const phone = Object.assign(new EventTarget(), { matches: true });

const open = (orientation: number) => render(<RotateHint orientation={orientation} />);
const hint = () => document.querySelector('[role=note]');
const turn = (isUpright: boolean) =>
  act(async () => {
    phone.matches = isUpright;
    phone.dispatchEvent(new Event('change'));
  });

beforeEach(() => {
  phone.matches = true;
  vi.stubGlobal('matchMedia', () => phone);
  Object.defineProperty(screen, 'orientation', { value: { lock, unlock }, configurable: true });
});

test('a landscape game asks to rotate a portrait phone, until it is rotated (GA-14)', async () => {
  await open(sideways);
  expect(hint()).not.toBeNull();
  await turn(false);
  expect(hint()).toBeNull();
  await turn(true);
  expect(hint()).not.toBeNull();
});

test('a dismissed hint does not return (GA-14)', async () => {
  await open(sideways);
  await press('Close');
  await turn(false);
  await turn(true);
  expect(hint()).toBeNull();
});

test.each([
  ['upright', upright, ['portrait']],
  ['either way', either, []],
] as const)('a game that is played %s shows no hint (GA-14)', async (_, orientation, locked) => {
  await open(orientation);
  expect(hint()).toBeNull();
  expect(lock.mock.calls.flat()).toEqual(locked);
});

test('orientation is locked, again in full screen, and released afterwards (GA-14)', async () => {
  await open(sideways);
  expect(lock).toHaveBeenCalledExactlyOnceWith('landscape');
  document.dispatchEvent(new Event('fullscreenchange'));
  expect(lock).toHaveBeenCalledTimes(2);
  await render(null);
  expect(unlock).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('fullscreenchange'));
  expect(lock).toHaveBeenCalledTimes(2);
});

test('the wrapper rotates the screen where it can and releases it afterwards (GA-14, O-40)', async () => {
  const ask = vi.fn(async () => undefined);
  meetNative({ info: {} as Native['info'], can: () => true, ask });
  await open(sideways);
  await render(null);
  meetNative(undefined);
  expect(ask.mock.calls).toEqual([
    ['setOrientation', { orientation: 'landscape' }],
    ['setOrientation', { orientation: 'any' }],
  ]);
  expect(lock).not.toHaveBeenCalled();
});

test('a browser that denies or lacks orientation lock is left alone (GA-14)', async () => {
  lock.mockRejectedValueOnce(new DOMException('denied', 'NotSupportedError'));
  await open(sideways);
  expect(hint()).not.toBeNull();
  Object.defineProperty(screen, 'orientation', { value: undefined, configurable: true });
  await open(upright);
  await open(sideways);
  expect(hint()).not.toBeNull();
});
