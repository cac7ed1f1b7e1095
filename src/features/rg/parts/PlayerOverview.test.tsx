// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderScreen } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const { PlayerOverview } = await import('./PlayerOverview.tsx');

test('what a break holds back is read before its form opens (BO-06)', async () => {
  await renderScreen(<PlayerOverview>{null}</PlayerOverview>, { player: 8 });
  expect(app.replies.read).toHaveBeenCalledWith('getExchange', {});
});
