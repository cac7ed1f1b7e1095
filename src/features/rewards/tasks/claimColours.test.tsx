// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import type { UserTask } from '#contract/endpoints/tasks.ts';
import { button } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { betting } from '#tests/support/tasks.ts';

const { default: TasksScreen } = await import('./TasksScreen.tsx');

const know = (...list: UserTask[]) =>
  act(async () => setReply('getTaskUser', { list, turnover: 5, shareUrl: 'https://perlas.test/' }));
const isGold = (name: string) => [...button(`Claim: ${name}, 30 points`)!.classList].some((each) => /gold/.test(each));

test('a claim is gold while it is the only one, several are plain', async () => {
  setReply('refreshData', { totalRecharge: 20_000 });
  const ready = { ...betting, status: 1 } as const;
  await know(ready, { ...betting, id: 5 });
  await renderScreen(<TasksScreen />, { player: 8 });
  expect(isGold(ready.name)).toBe(true);
  await know(ready, { ...ready, id: 5, name: 'Play 3 games' });
  expect([ready.name, 'Play 3 games'].map(isGold)).toEqual([false, false]);
});
