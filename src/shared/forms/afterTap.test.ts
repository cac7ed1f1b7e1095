// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { afterTap } from './afterTap.ts';

const told: string[] = [];
const event = (name: string) => dispatchEvent(new Event(name));
beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  return () => vi.useRealTimers();
});

test('a change applies at once while nothing is pressed', () => {
  afterTap(() => told.push('changed'));
  expect(told).toEqual(['changed']);
});

test.each(['pointerup', 'mouseup', 'pointercancel'])(
  'a change during a press waits until the click has been handled after %s',
  (end) => {
    event('pointerdown');
    event('mousedown');
    afterTap(() => told.push('changed'));
    event(end);
    told.push('click');
    vi.runAllTimers();
    expect(told).toEqual(['click', 'changed']);
  },
);

test('a tap with late mouse events holds the change until its click', () => {
  event('pointerdown');
  event('pointerup');
  vi.runAllTimers();
  event('mousedown');
  afterTap(() => told.push('changed'));
  event('mouseup');
  expect(told).toEqual([]);
  vi.runAllTimers();
  expect(told).toEqual(['changed']);
});

test('a press that starts before the change applies holds it', () => {
  event('pointerdown');
  afterTap(() => told.push('changed'));
  event('pointerup');
  event('pointerdown');
  vi.runAllTimers();
  expect(told).toEqual([]);
  event('pointerup');
  vi.runAllTimers();
  expect(told).toEqual(['changed']);
});
