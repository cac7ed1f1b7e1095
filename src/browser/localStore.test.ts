// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { removeLocal, removeLocalOfPlayer, writeLocal, readLocal } from './localStore.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('what is kept is there again', () => {
  writeLocal('device', 'sound', { on: true });
  expect(readLocal('device', 'sound', null)).toEqual({ on: true });
  removeLocal('device', 'sound');
  expect(readLocal('device', 'sound', null)).toBeNull();
});

test('what is unreadable counts as nothing', () => {
  localStorage.setItem('sound', '{');
  expect(readLocal('device', 'sound', 'quiet')).toBe('quiet');
});

test('when a player goes, what was kept of them goes, and nothing else', () => {
  writeLocal('player', 'search.history', ['pearl']);
  writeLocal('device', 'age.accepted', '1');
  writeLocal('tab', 'lobby.filter', { typeId: 1 });
  removeLocalOfPlayer();
  expect(readLocal('player', 'search.history', [])).toEqual([]);
  expect(readLocal('device', 'age.accepted', '')).toBe('1');
  expect(readLocal('tab', 'lobby.filter', null)).toEqual({ typeId: 1 });
});

test('a browser that forbids storage keeps nothing, and breaks nothing', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  writeLocal('device', 'sound', true);
  expect(readLocal('device', 'sound', false)).toBe(false);
});
