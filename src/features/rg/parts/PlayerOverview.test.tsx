// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { unmount } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const { PlayerOverview } = await import('./PlayerOverview.tsx');

test('what a break holds back is read before its form opens (BO-06)', async () => {
  await renderScreen(<PlayerOverview>{null}</PlayerOverview>, { player: 8 });
  expect(app.replies.read).toHaveBeenCalledWith('getExchange', {});
});

test('figures and limits that can’t be renewed say of when they are (RG-11)', async () => {
  const now = Date.parse('2026-11-25T20:00+08:00');
  vi.setSystemTime(now);
  const nothing = 0 as Money;
  const figures = { playSec: 0, bet: nothing, win: nothing, deposit: nothing, net: nothing };
  const played = {
    ...figures,
    startTime: 0,
    today: figures,
    week: figures,
    month: figures,
    lifetimeNetDeposit: nothing,
  };
  app.replies.read.mockRejectedValue(new Failure('refused', 500));
  const said = async (hours: number) => {
    setReply('rgSession', played, { at: now - hours * 3_600_000 });
    setReply('selfLimitInfo', { state: 0, limits: [] }, { at: now });
    const place = await renderScreen(<PlayerOverview>{null}</PlayerOverview>, { player: 8 });
    const text = place.textContent;
    await unmount();
    return text;
  };
  expect(await said(12)).toContain('as of 08:00');
  expect(await said(24)).toContain('not from today');
});
