// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paste, render, type } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#nav/navigation.ts', () => ({ go: async () => true, goBack: () => {} }));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));

const { PhonePasswordForm } = await import('./PhonePasswordForm.tsx');
const { PhoneRegistrationForm } = await import('./PhoneRegistrationForm.tsx');
const { PhoneForm } = await import('./PhoneForm.tsx');
const { AccountForm } = await import('./AccountForm.tsx');
const { BindAccountForm, BindMobileForm } = await import('./BindForms.tsx');
const { ForgotForm } = await import('./ForgotForm.tsx');
const { RegistrationForm } = await import('./RegistrationForm.tsx');

const submit = () => act(async () => document.querySelector('form')!.requestSubmit());
/** The label of the field for a one-time code. */
const codeLabel = () => document.querySelector<HTMLInputElement>('input[name=smsCode]')!.labels![0]!.textContent;
const tick = (name: string) =>
  act(async () => document.querySelector<HTMLInputElement>(`input[name=${name}]`)!.click());

const [pasted, mobile, password] = ['\u202D+63 917–123 4567\u202C', '09171234567', 'perlas88'];

beforeEach(() => vi.clearAllMocks());

test('a log-in sends the mobile number that was read (V-01)', async () => {
  await render(<PhonePasswordForm forgot={null} />);
  await type('Mobile number', pasted);
  await type('Password', password);
  await submit();
  expect(app.account.loginByPhonePassword).toHaveBeenCalledExactlyOnceWith({ mobile, password });
});

test('a new password is asked for by the mobile number that was read (V-01)', async () => {
  await render(<ForgotForm onDone={() => {}} />);
  await type('Mobile number', pasted);
  await type(codeLabel(), '246810');
  await type('New password', password);
  await submit();
  expect(app.account.forgot).toHaveBeenCalledExactlyOnceWith({ mobile, smsCode: '246810', password });
});

test('a registration sends the account and the invite code that were read (V-03, V-07)', async () => {
  await render(<RegistrationForm referral={{}} />);
  await type('Username (account)', ' \u2068juan_88\u2069\u200B');
  await type('Password', password);
  await type('Invite code (optional)', ' ab12-cd ');
  await tick('age');
  await tick('terms');
  await submit();
  expect(app.account.register).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ account: 'juan_88', password, inviteCode: 'AB12CD' }),
  );
});

test('a registration by number sends the number that was read (V-01)', async () => {
  await render(<PhoneRegistrationForm referral={{}} withCode={false} />);
  await type('Mobile number', pasted);
  await type('Password', password);
  await submit();
  expect(app.account.registerByPhone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mobile, password }));
});

test('a log-in by code sends the number that was read (V-01)', async () => {
  app.account.loginByPhone.mockResolvedValue({ isNew: false });
  await render(<PhoneForm referral={{}} />);
  await type('Mobile number', pasted);
  await type(codeLabel(), '246 810');
  await submit();
  expect(app.account.loginByPhone).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ mobile, smsCode: '246810' }),
  );
});

test('a log-in by account sends the name that was read (V-03)', async () => {
  await render(<AccountForm forgot={null} />);
  await type('Username (account)', ' \u2068juan_88\u2069\u200B');
  await type('Password', password);
  await submit();
  expect(app.account.login).toHaveBeenCalledExactlyOnceWith({ account: 'juan_88', password, keepAccount: false });
});

test('a visitor’s number and account are added as they were read (V-01, V-03)', async () => {
  app.account.bindAccount.mockResolvedValue({ rewards: [] });
  await render(<BindMobileForm visitor onDone={() => {}} />);
  await type('Mobile number', pasted);
  await type(codeLabel(), '246810');
  await submit();
  expect(app.account.bindAccount).toHaveBeenLastCalledWith(expect.objectContaining({ mobile }));
  await render(<BindAccountForm visitor onDone={() => {}} />);
  await type('Username (account)', ' juan_88\u200B');
  await type('Password', password);
  await submit();
  expect(app.account.bindAccount).toHaveBeenLastCalledWith({ account: 'juan_88', password });
});

test.each([
  ['a log-in', () => <PhonePasswordForm forgot={null} />],
  ['a log-in by code', () => <PhoneForm referral={{}} />],
  ['a new password', () => <ForgotForm onDone={() => {}} />],
  ['a registration', () => <PhoneRegistrationForm referral={{}} withCode={false} />],
])('for %s, pasted lines are not joined into a mobile number (V-01)', async (_, form) => {
  await render(form());
  const field = document.querySelector<HTMLInputElement>('input[name=mobile]')!;
  await paste(field, '0917 123\n4567');
  expect(field.value).toBe('0917 123\t4567');
});
