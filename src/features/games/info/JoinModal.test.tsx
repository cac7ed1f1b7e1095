// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import * as types from '#contract/activityTypes.ts';
import { press } from '#tests/support/render.tsx';
import { renderScreen } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const go = vi.hoisted(() => vi.fn(async () => true));
vi.mock('#nav/navigation.ts', () => ({ go }));

const { plannedReturn } = await import('#nav/returnTo.ts');
const { default: JoinModal } = await import('./JoinModal.tsx');

const shown = () => document.querySelector('dialog')!.textContent;
const offer = {
  id: 3,
  activityType: types.FirstDeposit,
  title: 'First deposit bonus',
  unloginShowStatus: true,
  params: { text: 'Get ₱500.00 on top.', turnover: 10 },
};
const open = (activity: object) =>
  renderScreen(<JoinModal gameId={7} name="Gold Tide" close={() => {}} />, {
    replies: { getActivityIds: { activityMap: { 44: activity } } },
  });

beforeEach(() => {
  vi.clearAllMocks();
  app.replies.read.mockResolvedValue(undefined);
});

test('a visitor learns what registering takes, and the offer with its terms (RG-26)', async () => {
  await open(offer);
  expect(shown()).toContain('Play Gold Tide');
  expect(shown()).toContain('You must be 21 or older.');
  expect(shown()).toContain('Get ₱500.00 on top.Wager the bonus 10×');
});

test.each([
  ['without terms', { ...offer, params: { text: 'Get ₱500.00 on top.' } }],
  ['that is only for players', { ...offer, unloginShowStatus: false }],
  ['that has ended', { ...offer, endTime: 1 }],
  ['that has ended since the last answer', { ...offer, endTime: Date.now() }],
])('no offer is shown %s (V-31, RG-26)', async (_, activity) => {
  await open(activity);
  expect(shown()).not.toContain('First deposit bonus');
});

test.each([
  ['Register', '/auth/register'],
  ['Log in', '/auth/login'],
])('“%s” leads on, and back to the game after it', async (name, to) => {
  await open(offer);
  await press(name);
  expect(go).toHaveBeenCalledExactlyOnceWith(to);
  expect(plannedReturn()).toBe('/game/start?gameId=7');
});
