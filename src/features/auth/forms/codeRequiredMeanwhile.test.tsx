// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { render, type } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#nav/navigation.ts', () => ({ go: async () => true, goBack: () => {} }));
vi.mock('#nav/analytics.ts', () => ({ track: () => {} }));

const { PhoneRegistrationForm } = await import('./PhoneRegistrationForm.tsx');

const submit = () => act(async () => document.querySelector('form')!.requestSubmit());
const code = () => document.querySelector<HTMLInputElement>('input[name=smsCode]');

beforeEach(() => vi.clearAllMocks());

test('a registration refused for a code that is required meanwhile asks for it, and stays (AU-04)', async () => {
  await render(<PhoneRegistrationForm referral={{}} withCode={false} />);
  expect(code()).toBeNull();
  app.account.registerByPhone.mockRejectedValueOnce(new Failure('refused', codes.badParameter, { field: 'smsCode' }));
  await type('Mobile number', '09171234567');
  await type('Password', 'perlas88');
  await submit();
  expect(code()!.getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain('This wasn’t accepted');
  await submit();
  expect(app.account.registerByPhone).toHaveBeenCalledOnce();
  await type(code()!.labels![0]!.textContent, '246810');
  await submit();
  expect(app.account.registerByPhone).toHaveBeenLastCalledWith(
    expect.objectContaining({ mobile: '09171234567', password: 'perlas88', smsCode: '246810' }),
  );
});
