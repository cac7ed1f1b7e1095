// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { nothing, rebate, row } from '#tests/support/bonus.ts';
import { advance } from '#tests/support/render.tsx';
import { renderScreen } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.unmock('#browser/randomDelay.ts');
vi.mock('#nav/isKnownAddress.ts', () => ({ isKnownAddress: () => true, useKnownAddress: () => () => true }));

const { default: BonusScreen } = await import('./BonusScreen.tsx');

const second = 1_000;
/** One minute before midnight in Manila. */
const late = Date.UTC(2026, 10, 24, 15, 59);
const asked = () => app.replies.read.mock.calls.map(([name]) => name);

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now: late });
  app.replies.read.mockResolvedValue(undefined);
  nothing();
});

test('at midnight the bonus page soon asks for what it shows, then for what a day can bring (F7, SI-05)', async () => {
  rebate([row(1, 200, 1)], 200, 200);
  await renderScreen(<BonusScreen />, { player: 8 });
  await advance(59 * second);
  app.replies.read.mockClear();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  await advance(4 * second);
  expect(asked()).toEqual(['betBonus']);
  await advance(60 * second);
  expect(asked().toSorted()).toEqual([
    'actInviteUserStatus',
    'appAgent5User',
    'appAgent5User',
    'betBonus',
    'getTaskUser',
    'getVipInfo',
    'loginBonus3User',
    'rankInfo',
    'rankInfo',
    'rankInfo',
    'slotsHackInfo',
  ]);
  vi.restoreAllMocks();
});

test('what a day can’t bring isn’t asked for at midnight, and the rest is spread over a minute (F7)', async () => {
  await renderScreen(<BonusScreen />, { player: 8 });
  await advance(59 * second);
  app.replies.read.mockClear();
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  await advance(60 * second);
  expect(asked()).toEqual([]);
  await advance(3 * second);
  expect(asked()).not.toContain('couponList');
  expect(asked()).not.toContain('followInfo');
  expect(asked()).toContain('getTaskUser');
  vi.restoreAllMocks();
});
