// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ref } from 'valtio/vanilla';
import { Failure } from '#contract/failure.ts';
import { replyKey } from '#contract/stores.ts';
import { field, render, type } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#nav/report.ts', () => ({ report: () => {} }));
const { stores } = await import('#data/stores.ts');
const { LimitsPart } = await import('./LimitsPart.tsx');

beforeEach(() => {
  const value = { state: 0, limits: [], marketing: { push: true, sms: true, email: true } };
  stores.replies = { [replyKey('selfLimitInfo', {})]: ref({ value, at: 1 }) };
  stores.rg.pending = [];
  Object.assign(stores.session, { userId: 8, epoch: 'of Ana', known: true });
});

test('several limits being saved aren’t set for the next player (I5)', async () => {
  app.rg.setLimit.mockImplementation(async () => {
    // The worker keeps Ana's request in the outbox, as its answer came after Ben's log-in.
    Object.assign(stores.session, { userId: 9, epoch: 'of Ben' });
    return { isDelivered: false, response: undefined };
  });
  await render(<LimitsPart />);
  await type('Daily deposit limit', '500');
  await type('Weekly deposit limit', '3000');
  await act(async () => field('Daily deposit limit')!.form!.requestSubmit());
  await act(async () => {});
  expect(app.rg.setLimit).toHaveBeenCalledOnce();
});

test('an interval of reality checks that couldn’t be sent isn’t shown as chosen (SX-05)', async () => {
  app.rg.setLimit.mockRejectedValue(new Failure('offline'));
  await render(<LimitsPart />);
  const radio = (n: number) =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].find((each) =>
      each.closest('label')!.textContent.includes(`${n} min`),
    )!;
  expect(radio(60).checked).toBe(true);
  await act(async () => radio(120).click());
  expect([radio(60).checked, radio(120).checked]).toEqual([true, false]);
});
