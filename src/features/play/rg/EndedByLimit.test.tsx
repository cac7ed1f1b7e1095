// @vitest-environment happy-dom
import { ref } from 'valtio/vanilla';
import { expect, test, vi } from 'vitest';
import { press, render, unmount } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { replyKey } from '#contract/stores.ts';

const { stores } = await import('#data/stores.ts');
const { EndedByLimit } = await import('./EndedByLimit.tsx');

const resetAt = Date.now() + 24 * 60 * 60_000;
const half = { id: 1, kind: 'session', period: 'day', value: 120, used: 30, resetAt };
const onAgain = vi.fn();

/** What the page says about the end of a game, by what the operator has. */
async function said(told: object, isTimeUp = false) {
  const value = { state: 0, limits: [half], marketing: { push: false, sms: false, email: false }, ...told };
  stores.replies[replyKey('selfLimitInfo', {})] = ref({ value, at: 1 });
  const place = await render(<EndedByLimit gameId={1} isTimeUp={isTimeUp} onAgain={onAgain} />);
  return place.querySelector('[role=alert]')!.textContent;
}

test('without a limit that is used up none is named, and the game can be opened again (SX-04)', async () => {
  const text = await said({});
  expect(text).toContain('We’ve ended this game. Open it again to see why.');
  expect(text).not.toMatch(/limit/i);
  await press('Try again');
  expect(onAgain).toHaveBeenCalledOnce();
});

test('a time limit that was counted down here, or is used up, is named (SX-04)', async () => {
  const reached = 'Daily play time limit of 120 minutes reached.';
  expect(await said({}, true)).toContain(reached);
  expect(await said({ limits: [{ ...half, used: 120 }] })).toContain(reached);
});

test('a game that the operator ended because of the person says what its next start would (GA-12)', async () => {
  expect(await said({ playRefusal: { code: codes.kycNeeded } })).toContain('Verify your identity');
  const excluded = await said({ playRefusal: { code: codes.excluded, until: resetAt } });
  expect(excluded).toContain('Games, deposits and offers are closed until');
  expect(excluded).not.toContain('120 minutes');
});

test('without a current answer no limit is named but one on time that was counted down here (SX-04)', async () => {
  app.replies.read.mockRejectedValue(new Failure('network'));
  const usedUp = { ...half, kind: 'loss', value: 50_000, used: 50_000 };
  vi.setSystemTime(resetAt - 60_000);
  expect(await said({ limits: [usedUp, { ...half, used: 120 }] })).not.toMatch(/limit/i);
  await unmount();
  expect(await said({ limits: [usedUp, half] }, true)).toContain('Daily play time limit of 120 minutes reached.');
  await unmount();
  vi.setSystemTime(resetAt + 60_000);
  const text = await said({ limits: [usedUp, half] }, true);
  expect(text).toContain('limit');
  expect(text).not.toMatch(/120|lost|again from/i);
});
