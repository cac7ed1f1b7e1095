// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ref } from 'valtio/vanilla';
import { replyKey } from '#contract/stores.ts';

const app = vi.hoisted(() => ({
  show: async () => {},
  letGo: async () => {},
  read: async () => {},
  optOut: vi.fn<(wishes: object) => Promise<unknown>>(),
}));
vi.mock('#data/worker.ts', () => ({ app, onWorker: () => {} }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { stores } = await import('#data/stores.ts');
const { Marketing } = await import('./Marketing.tsx');

test('RG-20: a switch shows only what the operator was asked for', async () => {
  const value = { state: 0, limits: [], marketing: { push: false, sms: false, email: false } };
  stores.replies[replyKey('selfLimitInfo', {})] = ref({ value, at: 1 });
  let heard: (said: object) => void = () => {};
  app.optOut.mockImplementation(() => new Promise((done) => (heard = done)));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Marketing />));
  const switches = () => [...document.querySelectorAll<HTMLElement>('[role=switch]')];
  const on = () => switches().map((each) => each.getAttribute('aria-checked'));
  await act(async () => switches()[0]!.click());
  await act(async () => switches()[1]!.click());
  expect(on()).toEqual(['false', 'true', 'true']);
  await act(async () => heard({}));
  await act(async () => switches()[1]!.click());
  expect(on()).toEqual(['false', 'false', 'true']);
  expect(app.optOut).toHaveBeenLastCalledWith({ push: true, sms: true, email: false });
  await act(async () => root.unmount());
});
