// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { PlayerOverview } from './PlayerOverview.tsx';

const now = Date.UTC(2026, 10, 25, 4);
const day = 24 * 60 * 60_000;
const figures = { playSec: 60, bet: 0, win: 0, net: 0 };

test('offline, the play time of another day isn’t told as today’s (RG-11)', async () => {
  vi.setSystemTime(now);
  const span = { ...figures, startTime: 0, today: figures, week: figures, month: figures, lifetimeNetDeposit: 0 };
  setReply('rgSession', span, { at: now - day });
  setReply('selfLimitInfo', { limits: [] }, { at: now - day });
  await renderScreen(<PlayerOverview>{null}</PlayerOverview>, { player: 8, online: false });
  expect(document.body.textContent).toContain('This is from Nov\u00A024,\u00A02026, not from today.');
});
