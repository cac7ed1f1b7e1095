// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { codeTypes } from '#contract/loginKinds.ts';

const app = vi.hoisted(() => ({ sendCode: vi.fn(async () => {}) }));
vi.mock('#data/worker.ts', () => ({ app }));
vi.mock('#data/updates.ts', () => ({}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { stores } = await import('#data/stores.ts');
const { OwnCode } = await import('./OwnCode.tsx');

afterEach(() => void (stores.network.onLine = true));

test('no code is asked for without a connection; back on line, one is', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const form = { text: () => ({ name: 'smsCode', value: '', onChange: () => {} }), take: () => {} };
  stores.network.onLine = false;
  await act(async () => root.render(<OwnCode form={form} purpose={codeTypes.withdraw} />));
  const send = place.querySelector('button')!;
  expect(send.textContent).toBe('Send code');
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await act(async () => send.click());
  expect(app.sendCode).not.toHaveBeenCalled();
  await act(async () => void (stores.network.onLine = true));
  expect(send.getAttribute('aria-disabled')).toBe('false');
  await act(async () => send.click());
  expect(app.sendCode).toHaveBeenCalledExactlyOnceWith('', codeTypes.withdraw);
  await act(async () => root.unmount());
});
