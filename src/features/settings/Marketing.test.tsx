// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { press, render, unmount } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import { ref } from 'valtio/vanilla';
import { Failure } from '#contract/failure.ts';
import { replyKey } from '#contract/stores.ts';

const { stores } = await import('#data/stores.ts');
const { toasted } = await import('#nav/toasts.ts');
const { Marketing } = await import('./Marketing.tsx');

/** Sets the opt-outs that the operator has. */
function know(marketing: { push: boolean; sms: boolean; email: boolean }) {
  stores.replies[replyKey('selfLimitInfo', {})] = ref({ value: { state: 0, limits: [], marketing }, at: 1 });
}

/** Whether each switch is on: by notification, text message and email. */
const states = () =>
  [...document.querySelectorAll<HTMLElement>('[role=switch]')].map((each) => each.getAttribute('aria-checked'));

beforeEach(() => {
  Object.assign(stores.rg, { pending: [], refused: undefined });
  know({ push: false, sms: false, email: false });
});

test('a switch shows only what was requested from the operator (RG-20)', async () => {
  let heard = () => {};
  app.rg.optOut.mockImplementation(
    () => new Promise((done) => (heard = () => done({ isDelivered: true, response: {} }))),
  );
  await render(<Marketing />);
  await press('Offers by notification');
  await press('Offers by text message');
  expect(states()).toEqual(['false', 'true', 'true']);
  await act(async () => heard());
  await press('Offers by text message');
  expect(states()).toEqual(['false', 'false', 'true']);
});

test('a switch sends its own channel alone, so that no stale choice goes with it (RG-20)', async () => {
  app.rg.optOut.mockResolvedValue({ isDelivered: true, response: {} });
  await render(<Marketing />);
  await press('Offers by notification');
  await act(async () => know({ push: true, sms: true, email: false }));
  await press('Offers by email');
  await press('Offers by text message');
  expect(app.rg.optOut.mock.calls).toEqual([[{ push: true }], [{ email: true }], [{ sms: false }]]);
});

test('opt-outs that wait in the outbox show after the page was left, each by its own request (RG-20)', async () => {
  app.rg.optOut.mockImplementation(async (input) => {
    // As the worker does without a connection.
    stores.rg.pending = [...stores.rg.pending, { call: 'marketingOptOut', input, at: 1 }];
    return { isDelivered: false, response: undefined };
  });
  await render(<Marketing />);
  await press('Offers by text message');
  expect(states()).toEqual(['true', 'false', 'true']);
  await unmount();
  await render(<Marketing />);
  expect(states()).toEqual(['true', 'false', 'true']);
  await press('Offers by email');
  await unmount();
  await render(<Marketing />);
  expect(states()).toEqual(['true', 'false', 'false']);
});

test('of a choice that an earlier build has stored only the opt-outs show (RG-20)', async () => {
  know({ push: true, sms: false, email: true });
  stores.rg.pending = [{ call: 'marketingOptOut', input: { push: false, sms: true, email: false }, at: 1 }];
  await render(<Marketing />);
  expect(states()).toEqual(['false', 'false', 'false']);
});

test('a consent that fails says so, and its switch shows what the operator has (RG-20)', async () => {
  know({ push: false, sms: true, email: false });
  app.rg.optOut.mockRejectedValue(new Failure('offline'));
  await render(<Marketing />);
  await press('Offers by text message');
  expect(app.rg.optOut).toHaveBeenCalledExactlyOnceWith({ sms: false });
  expect(states()).toEqual(['true', 'false', 'true']);
  expect(toasted.text).toBe('This needs a connection.');
});

test('an opt-out that the operator refuses in the end shows as on again (RG-20)', async () => {
  app.rg.optOut.mockResolvedValue({ isDelivered: false, response: undefined });
  await render(<Marketing />);
  await press('Offers by text message');
  expect(states()).toEqual(['true', 'false', 'true']);
  await act(async () => void (stores.rg.refused = [{ call: 'marketingOptOut', at: 1 }]));
  expect(states()).toEqual(['true', 'true', 'true']);
});
