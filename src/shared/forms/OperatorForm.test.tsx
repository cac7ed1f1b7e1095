// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { area } from '#i18n/area.ts';
import { render, unmount } from '#tests/support/render.tsx';

const report = vi.hoisted(() => vi.fn());
vi.mock('#nav/report.ts', () => ({ report }));

const { stores } = await import('#data/stores.ts');
const { toasted } = await import('#nav/toasts.ts');
const { OperatorForm } = await import('./OperatorForm.tsx');
const { useOperatorForm } = await import('./useOperatorForm.ts');

const words = area({ missing: 'Type a name', locked: 'Locked here' }, () => Promise.reject(new Error('none')));
const send = vi.fn<(values: { name: string }) => Promise<void>>();

function Trial() {
  const form = useOperatorForm<{ name: string }, { key: 'missing' }>({
    words,
    initial: { name: '' },
    check: ({ name }) => ({ name: name === '' ? { key: 'missing' } : null }),
    send,
  });
  const { error, onChange, ...field } = form.text('name');
  return (
    <OperatorForm form={form} submit="Save">
      <input
        name={field.name}
        value={field.value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
        readOnly
      />
      <output>{error}</output>
    </OperatorForm>
  );
}

const input = () => document.querySelector('input')!;
const error = () => document.querySelector('output')!.textContent;
const alert = () => document.querySelector('[role=alert]')!.textContent;
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(), text);
    input().dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
const submit = () =>
  act(async () =>
    document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );

beforeEach(async () => {
  report.mockReset();
  send.mockReset();
  await render(<Trial />);
});

test('an invalid value shows the form’s own error, and nothing is sent', async () => {
  await submit();
  expect(error()).toBe('Type a name');
  expect(send).not.toHaveBeenCalled();
});

test('a refusal shows at its field, in general words if the form has none, and values stay', async () => {
  send.mockRejectedValueOnce(new Failure('refused', 400, { field: 'name' }));
  await type('Juan');
  await submit();
  expect(error()).toBe('This wasn’t accepted');
  expect(toasted.text).toBe('');
  expect(input().value).toBe('Juan');
});

test('a refusal without a field shows above the button, with the time to wait', async () => {
  send.mockRejectedValueOnce(new Failure('refused', 2002, { until: Date.now() + 60_000 }));
  await type('Juan');
  await submit();
  expect(alert()).toBe('Locked here');
  expect(document.querySelector('[role=timer]')!.textContent).toBe('Try again in 1:00.');
});

test.each([
  ['at a field', new Failure('refused', 400, { field: 'name' }), 'This wasn’t accepted'],
  ['without a field', new Failure('refused', 2002), 'Locked here'],
])('a refusal %s is shown as a toast once the form was left (RG-18)', async (_, failure, text) => {
  toasted.text = '';
  let refuse: (reason: Failure) => void = () => {};
  send.mockReturnValueOnce(new Promise<void>((_done, reject) => (refuse = reject)));
  await type('Juan');
  await submit();
  await unmount();
  expect(toasted.text).toBe('');
  await act(async () => refuse(failure));
  expect(toasted.text).toBe(text);
  expect(report).not.toHaveBeenCalled();
});

test('an error the form has no text for is reported to the app', async () => {
  const failure = new Failure('timeout');
  send.mockRejectedValueOnce(failure);
  await type('Juan');
  await submit();
  expect(alert()).toBe('');
  expect(report).toHaveBeenCalledExactlyOnceWith(failure);
});

test('offline the form says beforehand that it needs a connection, and values stay (WA-15)', async () => {
  await type('Ana');
  await act(async () => void (stores.network.onLine = false));
  const button = document.querySelector('button')!;
  const reason = () => document.getElementById(button.getAttribute('aria-describedby')!)!.textContent;
  expect(reason()).toBe('This needs a connection. What you typed stays here.');
  expect(input().value).toBe('Ana');
  await act(async () => void (stores.network.onLine = true));
  expect(reason()).toBe('');
});
