// @vitest-environment happy-dom
import { act } from 'react';
import { ref } from 'valtio/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { replyKey } from '#contract/stores.ts';
import { button, press } from '#tests/support/render.tsx';
import { renderScreen } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#nav/navigation.ts', () => ({ go: async () => true, goBack: () => {} }));
// The form itself has its own tests.
vi.mock('./Apply.tsx', () => ({
  Apply: ({ onSent }: { onSent: () => void }) => (
    <button type="button" onClick={onSent}>
      Send
    </button>
  ),
}));

const { stores } = await import('#data/stores.ts');
const { default: KycScreen } = await import('./KycScreen.tsx');

const { none, pending, passed, rejected } = kycStates;
const player = { id: 8, hasKyc: pending };

/** The operator's answer arrives, or a write of any tab makes the last one stale. */
const reply = (status: number, stale = false) =>
  act(async () => void (stores.replies[replyKey('kyc', {})] = ref({ value: { status }, at: 1, stale })));

const shown = () => document.querySelector('h2')?.textContent;
const inReview = 'We’re checking what you sent';

beforeEach(() => vi.clearAllMocks());

test('a correction stays on the page, with its draft, while its pictures are being sent (KY-04)', async () => {
  await renderScreen(<KycScreen />, { player, replies: { kyc: { status: rejected } } });
  await reply(rejected, true);
  expect(button('Send')).toBeDefined();
  expect(app.kyc.forgetKyc).not.toHaveBeenCalled();
});

test('a correction that was sent is pending, until the staff reject it again (KY-01)', async () => {
  await renderScreen(<KycScreen />, { player, replies: { kyc: { status: rejected } } });
  await reply(rejected, true);
  await press('Send');
  expect(shown()).toBe(inReview);
  await reply(pending);
  expect(shown()).toBe(inReview);
  expect(app.kyc.forgetKyc).toHaveBeenCalledOnce();
  await reply(rejected);
  await reply(rejected, true);
  expect(button('Send')).toBeDefined();
  expect(app.kyc.forgetKyc).toHaveBeenCalledOnce();
});

test('a first application that was sent is pending before the operator has said so (KY-06)', async () => {
  await renderScreen(<KycScreen />, { player, replies: { kyc: { status: none } } });
  await reply(none, true);
  expect(shown()).toBe(inReview);
});

test('a player who has passed isn’t shown as pending while the status is loaded again', async () => {
  await renderScreen(<KycScreen />, { player, replies: { kyc: { status: none } } });
  await press('Send');
  await reply(passed, true);
  expect(shown()).toBe('You are verified');
});
