// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserInfo } from '#contract/entities.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import { render } from '#tests/support/render.tsx';

const app = vi.hoisted(() => ({ account: { sendCode: vi.fn() }, rg: { selfExclude: vi.fn() } }));
vi.mock('#data/worker.ts', () => ({ app }));
vi.mock('#data/updates.ts', () => ({}));

const { stores } = await import('#data/stores.ts');
const { OtpField } = await import('#shared/otp/OtpField.tsx');
const { ProofForm } = await import('./ProofForm.tsx');

const said = () => document.querySelector('output')!.textContent;
const press = () => act(async () => document.querySelector<HTMLButtonElement>('button:not([type=submit])')!.click());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  stores.session.user = { mobile: '0917***4567' } as UserInfo;
  app.account.sendCode.mockImplementation(async (mobile: string) => {
    stores.codes[mobile] = { resendAt: Date.now() + 60_000, expireAt: Date.now() + 300_000 };
  });
});
afterEach(async () => {
  delete stores.codes[''];
});

test('a code sent for another purpose isn’t offered for the exclusion, and a new one is after the wait', async () => {
  const form = { text: () => ({ name: 'smsCode', value: '', onChange: () => {} }), take: () => {} };
  await render(<OtpField form={form} purpose={codeTypes.safebox} />);
  await press();
  expect(said()).toMatch(/^We sent a code to 0917\*\*\*4567/);

  await render(<ProofForm months={6} onDone={() => {}} onBack={() => {}} />);
  expect(said()).toMatch(/^The last code to 0917\*\*\*4567 was for something else/);
  await act(async () => vi.advanceTimersByTime(60_000));
  await press();
  expect(app.account.sendCode).toHaveBeenLastCalledWith('', codeTypes.withdraw);
  expect(said()).toMatch(/^We sent a code/);
});
