// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { press, render } from '#tests/support/render.tsx';
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
