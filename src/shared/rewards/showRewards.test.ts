// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { Reward } from './showRewards.ts';

vi.mock('#nav/report.ts', () => ({ report: vi.fn() }));
vi.mock('#features/rewards/RewardModal.tsx', () => ({ default: () => null }));

const { markFirstEntry } = await import('#browser/historyEntries.ts');
const { close, registerDialogs, shown } = await import('#nav/modals.ts');
registerDialogs(async () => (await import('#shell/pages/dialogs.ts')).dialogs);
const { showRewards } = await import('./showRewards.ts');

const coins: Reward[] = [{ id: 2001, count: 1_000 }];
const points: Reward[] = [{ id: 2002, count: 5 }];
const onScreen = () => shown.map(({ props }) => (props as { rewards: Reward[] }).rewards);

beforeEach(() => {
  shown.splice(0);
  markFirstEntry();
});

test('a reward given while another is on screen waits until that is closed', async () => {
  await showRewards(coins);
  const second = showRewards(points);
  expect(onScreen()).toEqual([coins]);
  close(shown[0]!.id);
  await second;
  expect(onScreen()).toEqual([points]);
});

test('no rewards show nothing', async () => {
  await showRewards([]);
  expect(onScreen()).toEqual([]);
});
