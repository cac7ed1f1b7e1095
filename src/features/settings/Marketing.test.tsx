// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { press, render, unmount } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import { ref } from 'valtio/vanilla';
import { replyKey } from '#contract/stores.ts';

const { stores } = await import('#data/stores.ts');
const { Marketing } = await import('./Marketing.tsx');

test('a switch shows only what was requested from the operator (RG-20)', async () => {
  const value = { state: 0, limits: [], marketing: { push: false, sms: false, email: false } };
  stores.replies[replyKey('selfLimitInfo', {})] = ref({ value, at: 1 });
  let heard = () => {};
  app.rg.optOut.mockImplementation(
    () => new Promise((done) => (heard = () => done({ isDelivered: true, response: {} }))),
  );
  await render(<Marketing />);
  const switches = () => [...document.querySelectorAll<HTMLElement>('[role=switch]')];
  const on = () => switches().map((each) => each.getAttribute('aria-checked'));
  await press('Offers by notification');
  await press('Offers by text message');
  expect(on()).toEqual(['false', 'true', 'true']);
  await act(async () => heard());
  await press('Offers by text message');
  expect(on()).toEqual(['false', 'false', 'true']);
  expect(app.rg.optOut).toHaveBeenLastCalledWith({ push: true, sms: true, email: false });
});

test('a switch sends the other channels as the operator has them now (RG-20)', async () => {
  const know = (marketing: object) => {
    stores.replies[replyKey('selfLimitInfo', {})] = ref({ value: { state: 0, limits: [], marketing }, at: 1 });
  };
  know({ push: false, sms: false, email: false });
  app.rg.optOut.mockResolvedValue({ isDelivered: true, response: {} });
  await render(<Marketing />);
  await press('Offers by notification');
  await act(async () => know({ push: true, sms: true, email: false }));
  await press('Offers by email');
  expect(app.rg.optOut).toHaveBeenLastCalledWith({ push: true, sms: true, email: true });
});

const states = () =>
  [...document.querySelectorAll<HTMLElement>('[role=switch]')].map((each) => each.getAttribute('aria-checked'));

test('an opt-out that waits in the outbox shows and is sent again after the page was left (RG-20)', async () => {
  const value = { state: 0, limits: [], marketing: { push: false, sms: false, email: false } };
  stores.replies[replyKey('selfLimitInfo', {})] = ref({ value, at: 1 });
  app.rg.optOut.mockImplementation(async (input) => {
    // As the worker does without a connection: the later request takes the place of the earlier one.
    stores.rg.pending = [{ call: 'marketingOptOut', input, at: 1 }];
    return { isDelivered: false, response: undefined };
  });
  await render(<Marketing />);
  await press('Offers by text message');
  expect(states()).toEqual(['true', 'false', 'true']);
  await unmount();
  await render(<Marketing />);
  expect(states()).toEqual(['true', 'false', 'true']);
  await press('Offers by email');
  expect(stores.rg.pending.map(({ input }) => input)).toEqual([{ push: false, sms: true, email: true }]);
});
