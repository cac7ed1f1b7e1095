// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { activityClosed } from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { replyKey } from '#contract/stores.ts';
import { stores } from '#data/stores.ts';
import { firstPage } from '#shared/records/pages.ts';
import { known, nothing, rebate, row } from '#tests/support/bonus.ts';
import { button } from '#tests/support/render.tsx';
import { renderScreen } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';
import BonusScreen from './BonusScreen.tsx';

const shown = () => document.body.textContent;
const cards = () => [...document.querySelectorAll('main li a')];

beforeEach(() => {
  app.replies.read.mockResolvedValue(undefined);
  nothing();
});

test('closed pages are left out, and failed ones are reported (R-13)', async () => {
  rebate([row(1, 200, 1)], 200, 200);
  stores.replies[replyKey('bindInfo', {})] = undefined;
  stores.replies[replyKey('couponList', {})] = undefined;
  app.replies.read.mockImplementation(async (name) => {
    if (name === 'bindInfo') throw new Failure('refused', activityClosed);
    if (name === 'couponList') throw new Failure('timeout');
  });
  await renderScreen(<BonusScreen />, { player: 8 });
  expect(shown()).toContain('Some rewards couldn’t load, so there may be more.');
  expect(cards()).toHaveLength(1);
});

test('offline the sum is shown as “at least” (BO-01)', async () => {
  rebate([row(1, 200, 1)], 200, 200);
  stores.replies[replyKey('couponList', {})] = undefined;
  app.replies.read.mockRejectedValue(new Failure('network'));
  await renderScreen(<BonusScreen />, { player: 8, online: false });
  expect(shown()).toContain('Ready to claim, at least₱2.00');
});

test('wins beyond the first page make the total an “at least” (BO-01)', async () => {
  known('lotteryRecords', { list: [{ status: 2, prize: 500 }], pages: 2 }, firstPage({}));
  await renderScreen(<BonusScreen />, { player: 8 });
  expect(shown()).toContain('Ready to claim, at least₱5.00');
});

test('a rebate whose oldest day has expired makes the total an “about” (BO-01)', async () => {
  rebate([{ ...row(1, 30_000, 1), expireTime: Date.now() - 1 }], 30_000, 30_000);
  await renderScreen(<BonusScreen />, { player: 8, online: false });
  expect(shown()).toContain('Ready to claim, about₱300.00');
  const [card] = cards();
  expect(card!.getAttribute('href')).toBe('/bonus/rebate');
  expect(card!.textContent).toContain('Part of it has expired');
  expect(button('Claim')).toBeUndefined();
});
