// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserInfo } from '#contract/entities.ts';
import { authModes, codeTypes, type CodePurpose } from '#contract/loginKinds.ts';
import { render } from '#tests/support/render.tsx';

const app = vi.hoisted(() => ({ account: { sendCode: vi.fn() } }));
vi.mock('#data/worker.ts', () => ({ app }));
vi.mock('#data/updates.ts', () => ({}));
const lock = vi.hoisted(() => ({ granted: Promise.resolve() }));
vi.mock('#browser/busyLock.ts', () => ({
  whileBusy: async <T,>(work: () => Promise<T>) => {
    await lock.granted;
    return work();
  },
}));

const { stores } = await import('#data/stores.ts');
const { OtpField } = await import('./OtpField.tsx');

const take = vi.fn();
const form = { text: () => ({ name: 'smsCode', value: '', onChange: () => {} }), take };
const second = 1_000;
const draw = (props: { purpose: CodePurpose; mobile?: string; mayAsk?: () => boolean }) =>
  render(<OtpField form={form} {...props} />);
const button = () => document.querySelector('button')!;
const press = () => act(async () => button().click());
const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * second));
const note = () => document.querySelector('output')!.textContent;
const sent = (mobile: string, wait = 60) =>
  void (stores.codes[mobile] = { resendAt: Date.now() + wait * second, expireAt: Date.now() + 300 * second });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  app.account.sendCode.mockReset().mockImplementation(async (mobile: string) => sent(mobile));
  take.mockReset();
  stores.session.user = { mobile: '0917***4567' } as UserInfo;
});
afterEach(async () => {
  for (const mobile of Object.keys(stores.codes)) delete stores.codes[mobile];
  stores.network.onLine = true;
});

test('no code is requested offline, and one is when back online', async () => {
  stores.network.onLine = false;
  await draw({ purpose: codeTypes.withdraw });
  expect(button().textContent).toBe('Send code');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await press();
  expect(app.account.sendCode).not.toHaveBeenCalled();
  await act(async () => void (stores.network.onLine = true));
  expect(button().getAttribute('aria-disabled')).toBe('false');
  await press();
  expect(app.account.sendCode).toHaveBeenCalledExactlyOnceWith('', codeTypes.withdraw);
});

test('a sent code is announced while valid, and the next can be requested after the wait', async () => {
  await draw({ purpose: codeTypes.withdraw });
  await press();
  expect(note()).toBe('We sent a code to 0917***4567. It’s valid for 5 min.');
  expect(button().textContent).toBe('Send again in 60 s');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await pass(60);
  expect(button().textContent).toBe('Send code');
  await pass(240);
  expect(note()).toBe('');
});

test('text typed while a code is being sent stays (V-02)', async () => {
  const onChange = vi.fn();
  const typed = (value: string) => () => ({ name: 'smsCode', value, onChange }) as const;
  form.text = typed('');
  await draw({ purpose: codeTypes.withdraw });
  let answer = () => {};
  app.account.sendCode.mockReturnValueOnce(new Promise<void>((done) => void (answer = done)));
  await press();
  form.text = typed('246810');
  await draw({ purpose: codeTypes.withdraw });
  await act(async () => answer());
  expect(onChange).not.toHaveBeenCalled();
});

test('text typed between the tap and the request stays, too (V-02)', async () => {
  const onChange = vi.fn();
  const typed = (value: string) => () => ({ name: 'smsCode', value, onChange }) as const;
  form.text = typed('');
  await draw({ purpose: codeTypes.withdraw });
  let grant = () => {};
  lock.granted = new Promise<void>((done) => void (grant = done));
  await press();
  form.text = typed('246810');
  await draw({ purpose: codeTypes.withdraw });
  await act(async () => grant());
  expect(app.account.sendCode).toHaveBeenCalledOnce();
  expect(onChange).not.toHaveBeenCalled();
});

test('once a code is sent its field is focused, empty and without an error (V-02)', async () => {
  const onChange = vi.fn();
  form.text = () => ({ name: 'smsCode', value: '111111', onChange });
  await draw({ purpose: codeTypes.withdraw });
  await press();
  expect(document.activeElement).toBe(document.querySelector('input'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');

  app.account.sendCode.mockRejectedValueOnce(new Error('away'));
  await pass(60);
  document.querySelector('input')!.blur();
  await press();
  expect(document.activeElement).toBe(document.body);
  expect(onChange).toHaveBeenCalledOnce();
});

test('a code that was sent takes the focus from no other field', async () => {
  form.text = () => ({ name: 'smsCode', value: '', onChange: () => {} });
  const fields = (
    <>
      <input name="amount" />
      <OtpField form={form} purpose={codeTypes.withdraw} />
    </>
  );
  await render(fields);
  let answer = () => {};
  app.account.sendCode.mockReturnValueOnce(new Promise<void>((done) => void (answer = done)));
  await press();
  const amount = document.querySelector<HTMLInputElement>('[name=amount]')!;
  amount.focus();
  await act(async () => answer());
  expect(document.activeElement).toBe(amount);
});

test('a long wait shows as a clock', async () => {
  sent('', 7_200);
  await draw({ purpose: codeTypes.withdraw });
  expect(button().textContent).toBe('Send again in 2:00:00');
});

test('a code counts for its purpose only, even after a failed request for another', async () => {
  await draw({ purpose: codeTypes.safebox });
  await press();
  await draw({ purpose: codeTypes.withdraw });
  expect(note()).toMatch(/^The last code to 0917\*\*\*4567 was for something else/);

  await pass(60);
  app.account.sendCode.mockRejectedValueOnce(new Error('away'));
  await press();
  expect(take).toHaveBeenCalledOnce();
  expect(note()).toMatch(/^The last code/);
  await press();
  expect(note()).toMatch(/^We sent a code/);
});

test('each number has its own code, and one without a known purpose counts', async () => {
  sent('09171234567');
  await draw({ purpose: authModes.forget, mobile: '09171234567' });
  expect(note()).toMatch(/^We sent a code to 0917\*\*\*4567/);
  await draw({ purpose: authModes.forget, mobile: '09181234567' });
  expect(note()).toBe('');
});

test('no code is sent to an invalid number', async () => {
  await draw({ purpose: authModes.register, mobile: '', mayAsk: () => false });
  await press();
  expect(app.account.sendCode).not.toHaveBeenCalled();
});
