// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import * as activityTypes from '#contract/activityTypes.ts';

const told = vi.hoisted(() => ({ activityMap: {} as object, at: 1_000 }));
vi.mock('#nav/useReply.ts', () => ({ useReply: () => ({ value: told, at: told.at }) }));
vi.mock('../jackpot/Jackpot.tsx', () => ({ Jackpot: () => 'jackpot' }));

const { stores } = await import('#data/stores.ts');
const { WhileJackpotRuns } = await import('./WhileJackpotRuns.tsx');

const activity = { id: 7, activityType: activityTypes.LuckyJackpot };

async function shown() {
  await render(<WhileJackpotRuns />);
  await act(() => vi.dynamicImportSettled());
  return document.body.textContent === 'jackpot';
}

beforeEach(() => {
  Object.assign(stores.session, { userId: 8 });
  told.activityMap = { 47: activity };
});

test('a player sees the jackpot while it runs', async () => expect(await shown()).toBe(true));

test.each([
  ['it doesn’t run', {}],
  ['it is over', { 47: { ...activity, endTime: 1_000 } }],
  ['it is over since the last answer', { 47: { ...activity, endTime: Date.now() } }],
])('the jackpot is hidden while %s', async (_, activityMap) => {
  told.activityMap = activityMap;
  expect(await shown()).toBe(false);
});

test('a visitor has no jackpot below the games: its figures are in the ribbon alone', async () => {
  Object.assign(stores.session, { userId: 0 });
  told.activityMap = { 47: { ...activity, unloginShowStatus: true } };
  expect(await shown()).toBe(false);
});
