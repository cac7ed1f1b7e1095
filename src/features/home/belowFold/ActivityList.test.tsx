// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { stores } from '#data/stores.ts';
import { repliesOnScreen } from '#nav/useReply.ts';
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

test('the first deposit’s offer leaves the lobby with the deposit, without a read of its own (FD-01, O-06)', async () => {
  setReply('getActivityIds', { activityMap: { 44: { id: 3, activityType: 44, title: 'First deposit bonus' } } });
  await renderScreen(<ActivityList />, { player: { id: 8, totalRecharge: 0 as Money } });
  expect(document.body.textContent).toContain('First deposit bonus');
  await act(async () => void (stores.session.user = { ...stores.session.user!, totalRecharge: 50_000 as Money }));
  expect(document.body.textContent).not.toContain('First deposit bonus');
  expect(new Set(repliesOnScreen())).toEqual(new Set([replyKey('getActivityIds', {})]));
});
