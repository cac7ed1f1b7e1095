// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { removeLocal, removeLocalOfPlayer, writeLocal, readLocal } from './localStore.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('a stored value can be read back', () => {
  writeLocal('device', 'sound', { on: true });
  expect(readLocal('device', 'sound', null)).toEqual({ on: true });
  removeLocal('device', 'sound');
  expect(readLocal('device', 'sound', null)).toBeNull();
});

test('an unreadable value counts as missing', () => {
  localStorage.setItem('sound', '{');
  expect(readLocal('device', 'sound', 'quiet')).toBe('quiet');
});

test('removing a player’s values keeps those of the device and tab', () => {
  writeLocal('player', 'search.history', ['pearl']);
  writeLocal('device', 'age.accepted', '1');
  writeLocal('tab', 'lobby.filter', { typeId: 1 });
  removeLocalOfPlayer();
  expect(readLocal('player', 'search.history', [])).toEqual([]);
  expect(readLocal('device', 'age.accepted', '')).toBe('1');
  expect(readLocal('tab', 'lobby.filter', null)).toEqual({ typeId: 1 });
});

test('with storage forbidden values live for this page, and removal still works (D1)', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(writeLocal('device', 'sound', true)).toBe(false);
  expect(readLocal('device', 'sound', false)).toBe(true);
  removeLocal('device', 'sound');
  expect(readLocal('device', 'sound', false)).toBe(false);
  writeLocal('player', 'cared', true);
  writeLocal('device', 'player.theme', 'dark');
  removeLocalOfPlayer();
  expect(readLocal('player', 'cared', false)).toBe(false);
  expect(readLocal('device', 'player.theme', '')).toBe('dark');
  removeLocal('device', 'player.theme');
});

test('with storage full the latest value holds and is stored once there is room (D2)', () => {
  expect(writeLocal('device', 'sound', 1)).toBe(true);
  const full = vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
    getItem: () => '1',
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage);
  expect(writeLocal('device', 'sound', 2)).toBe(false);
  expect(readLocal('device', 'sound', 0)).toBe(2);
  full.mockRestore();
  expect(writeLocal('device', 'sound', 3)).toBe(true);
  expect(localStorage.getItem('sound')).toBe('3');
  expect(readLocal('device', 'sound', 0)).toBe(3);
});
