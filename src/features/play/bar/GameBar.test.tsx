// @vitest-environment happy-dom
import { act } from 'react';
import { ref } from 'valtio';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, press, render } from '#tests/support/render.tsx';
import * as activityTypes from '#contract/activityTypes.ts';
import type { DeferredParts, EntryDotProps } from '#shared/page/shellParts.ts';

const world = vi.hoisted(() => ({ activities: {} as object, asked: new Set<string>() }));
const show = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#nav/modals.ts', () => ({ show }));
vi.mock('#nav/report.ts', () => ({ report: vi.fn() }));
vi.mock('#nav/useReply.ts', () => ({
  useReply: (name: string) => {
    world.asked.add(name);
    return { value: { activityMap: world.activities }, at: 1_000 };
  },
}));
vi.mock('#shared/page/Balance.tsx', () => ({ Balance: () => null }));

const { stores } = await import('#data/stores.ts');
const { shellParts } = await import('#shared/page/shellParts.ts');
const { GameBar } = await import('./GameBar.tsx');

const bar = (tryIt = false) =>
  render(
    <GameBar
      request={{ gameId: 1, tryIt, activityId: 0 }}
      name="Game"
      opening={{ stage: 'asked' }}
      onExit={() => {}}
      onDeposit={() => {}}
      onCare={() => {}}
    />,
  );

/** The text that describes a button; empty for none. */
const description = (name: string) =>
  document.getElementById(button(name)!.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

beforeEach(() => {
  stores.session.userId = 8;
  stores.network.onLine = true;
  world.activities = { 1: { id: 1, activityType: activityTypes.LuckyJackpot } };
  world.asked.clear();
  const EntryDot = ({ path, id }: EntryDotProps) => <span id={id}>something waits at {path}</span>;
  shellParts.parts = ref({ EntryDot } as unknown as DeferredParts);
});

test('what waits at the jackpot describes the button that leads to it, folded or not (B-04)', async () => {
  await bar();
  expect(button('Lucky Jackpot')).toBeUndefined();
  expect(description('Details')).toBe('something waits at /activity/jackpot');
  await press('Details');
  expect(description('Details')).toBe('');
  expect(description('Lucky Jackpot')).toBe('something waits at /activity/jackpot');
  await press('Lucky Jackpot');
  expect(show).toHaveBeenCalledExactlyOnceWith('jackpot', {});
});

test('a visitor’s game has no jackpot, and asks for no activities', async () => {
  stores.session.userId = 0;
  await bar(true);
  expect(description('Details')).toBe('');
  await press('Details');
  expect(button('Lucky Jackpot')).toBeUndefined();
  expect([...world.asked]).toEqual([]);
});

test('without a running jackpot the bar has no button and no dot of it', async () => {
  world.activities = {};
  await bar();
  expect(description('Details')).toBe('');
  await press('Details');
  expect(button('Lucky Jackpot')).toBeUndefined();
});

test('the jackpot is in the bar only while there is a network', async () => {
  stores.network.onLine = false;
  await bar();
  expect(description('Details')).toBe('');
  await press('Details');
  expect(button('Lucky Jackpot')).toBeUndefined();
  await act(async () => void (stores.network.onLine = true));
  expect(button('Lucky Jackpot')).toBeDefined();
});
