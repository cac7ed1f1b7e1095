// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { button, press, render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import { codeTypes } from '#contract/loginKinds.ts';

vi.mock('#data/worker.ts', () => import('#tests/support/worker.ts'));
vi.mock('#data/updates.ts', () => ({}));

const { stores } = await import('#data/stores.ts');
const { OwnCode } = await import('./OwnCode.tsx');

afterEach(() => void (stores.network.onLine = true));

test('no code is asked for without a connection; back on line, one is', async () => {
  const form = { text: () => ({ name: 'smsCode', value: '', onChange: () => {} }), take: () => {} };
  stores.network.onLine = false;
  await render(<OwnCode form={form} purpose={codeTypes.withdraw} />);
  const send = button('Send code')!;
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await press('Send code');
  expect(app.sendCode).not.toHaveBeenCalled();
  await act(async () => void (stores.network.onLine = true));
  expect(send.getAttribute('aria-disabled')).toBe('false');
  await press('Send code');
  expect(app.sendCode).toHaveBeenCalledExactlyOnceWith('', codeTypes.withdraw);
});
