// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { useForm } from './useForm.ts';

type Name = 'account' | 'password';
type Form = ReturnType<typeof useForm<{ account: string; password: string }, string>>;

let form: Form;
const send = vi.fn();
const preventDefault = vi.fn();

function Trial({ tell }: { tell: (form: Form) => void }) {
  const own = useForm<{ account: string; password: string }, string>({
    initial: { account: '', password: '' },
    check: ({ account, password }) => ({
      account: account.length < 3 ? 'too short' : null,
      password: password === '' ? 'missing' : null,
    }),
  });
  useLayoutEffect(() => {
    tell(own);
  });
  return (
    <form ref={(element) => own.setElement(element)}>
      <input name="account" />
      <input name="password" />
    </form>
  );
}

beforeEach(() => render(<Trial tell={(told) => void (form = told)} />));

const type = (name: Name, text: string) => act(() => form.set(name, text));
const leave = (name: Name) => act(() => form.leave(name));
const submit = () => act(() => form.submit(send)({ preventDefault } as never));
const said = (name: Name) => form.fieldError(name);
const focused = () => document.activeElement?.getAttribute('name');

test('no error shows before anything is typed, even after leaving a field', () => {
  leave('account');
  expect(said('account')).toBeNull();
});

test('an error shows once its changed field is left, and clears as soon as it is fixed', () => {
  type('account', 'ab');
  expect(said('account')).toBeNull();
  leave('account');
  expect(said('account')).toBe('too short');
  type('account', 'abc');
  expect(said('account')).toBeNull();
});

test('a submit shows every error, focuses the first, and sends nothing', () => {
  submit();
  expect([said('account'), said('password')]).toEqual(['too short', 'missing']);
  expect(focused()).toBe('account');
  expect(send).not.toHaveBeenCalled();

  type('account', 'juan88');
  submit();
  expect(focused()).toBe('password');
});

test('only the fields asked about are checked and shown', () => {
  let passed: boolean | undefined;
  act(() => {
    passed = form.passes(['password']);
  });
  expect(passed).toBe(false);
  expect([said('account'), said('password')]).toEqual([null, 'missing']);
});

test('a valid form is sent as it is, and the native submit is prevented', () => {
  type('account', 'juan88');
  type('password', 'perlas88');
  submit();
  expect(send.mock.calls).toEqual([[{ account: 'juan88', password: 'perlas88' }]]);
  expect(preventDefault).toHaveBeenCalled();
});

test('a refusal shows at its field with the values kept, and clears on change', () => {
  type('account', 'juan88');
  type('password', 'perlas88');
  act(() => form.refuse('account', 'taken'));
  expect(said('account')).toBe('taken');
  expect(focused()).toBe('account');
  expect(form.values).toEqual({ account: 'juan88', password: 'perlas88' });
  type('account', 'juan89');
  expect(said('account')).toBeNull();
});
