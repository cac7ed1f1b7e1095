// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { field, render, type } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#nav/navigation.ts', () => ({ go: async () => true, goBack: () => {} }));

const { BindMobileForm } = await import('./BindForms.tsx');
const { PasswordForm } = await import('./PasswordForm.tsx');

const submit = () => act(async () => document.querySelector('form')!.requestSubmit());
const present = () => field('Current password');

beforeEach(() => vi.clearAllMocks());

test('a first password refused for one set in another tab asks for that one, and stays (AU-08)', async () => {
  const onDone = vi.fn<() => void>();
  await render(<PasswordForm hasOne={false} onDone={onDone} />);
  expect(present()).toBeUndefined();
  app.account.setPassword.mockRejectedValueOnce(new Failure('refused', codes.wrongPassword, { left: 4 }));
  await type('New password', 'perlas99');
  await submit();
  expect(present()).toBeDefined();
  expect(document.body.textContent).toContain('Wrong password. 4 tries left.');
  await type('Current password', 'perlas88');
  await submit();
  expect(app.account.setPassword).toHaveBeenLastCalledWith({
    oldPassword: 'perlas88',
    password: 'perlas99',
    smsCode: '',
  });
  expect(onDone).toHaveBeenCalledOnce();
});

test('without the present password it doesn’t send again, which would count as a wrong one (AU-08)', async () => {
  await render(<PasswordForm hasOne={false} onDone={() => {}} />);
  app.account.setPassword.mockRejectedValueOnce(new Failure('refused', codes.wrongPassword));
  await type('New password', 'perlas99');
  await submit();
  await submit();
  expect(app.account.setPassword).toHaveBeenCalledOnce();
});

test('a mobile number refused for a password set in another tab asks for it (AU-08)', async () => {
  await render(<BindMobileForm onDone={() => {}} />);
  app.account.bindAccount.mockRejectedValueOnce(new Failure('refused', codes.notAllowed, { need: 'password' }));
  await type('Mobile number', '09171234567');
  await type(document.querySelector<HTMLInputElement>('input[name=smsCode]')!.labels![0]!.textContent, '246810');
  await submit();
  expect(present()).toBeDefined();
});
