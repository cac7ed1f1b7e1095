// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';

vi.mock('#nav/isKnownAddress.ts', () => ({ isKnownAddress: () => true, useKnownAddress: () => () => true }));
await import('#shared/activityTiles/ActivityTiles.tsx');
const { ActivityList } = await import('./ActivityList.tsx');

const start = Date.UTC(2026, 10, 25, 4);
const running = { id: 1, activityType: 55, title: 'Daily lottery' };
const short = { id: 2, activityType: 33, title: 'Weekend lottery', endTime: start + 30_000 };

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  setReply('getActivityIds', { activityMap: { 55: running, 33: short } });
});

test('an activity leaves the lobby when it ends, also while the list isn’t read again', async () => {
  await renderScreen(<ActivityList />, { player: 8 });
  await act(async () => {});
  expect(document.body.textContent).toContain('Weekend lottery');
  await advance(60_000);
  expect(document.body.textContent).not.toContain('Weekend lottery');
  expect(document.body.textContent).toContain('Daily lottery');
});

test('the first deposit’s offer leaves the lobby with the deposit (FD-01)', async () => {
  setReply('getActivityIds', { activityMap: { 44: { id: 3, activityType: 44, title: 'First deposit bonus' } } });
  setReply('refreshData', { totalRecharge: 0 });
  await renderScreen(<ActivityList />, { player: 8 });
  expect(document.body.textContent).toContain('First deposit bonus');
  await act(async () => setReply('refreshData', { totalRecharge: 50_000 }));
  expect(document.body.textContent).not.toContain('First deposit bonus');
});
