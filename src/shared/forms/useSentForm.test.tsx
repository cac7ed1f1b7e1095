// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { longestLine } from '#contract/longest.ts';
import { render, type, unmount } from '#tests/support/render.tsx';

const report = vi.hoisted(() => vi.fn());
vi.mock('#nav/report.ts', () => ({ report }));

const { toasted } = await import('#nav/toasts.ts');
const { useSentForm } = await import('./useSentForm.ts');

const send = vi.fn<(values: { name: string }) => Promise<void>>();

const places: Record<string, { at: 'field'; field: string; fieldError: string } | { at: 'form' }> = {
  taken: { at: 'field', field: 'name', fieldError: 'taken' },
  offline: { at: 'form' },
};

function Trial() {
  const form = useSentForm<{ name: string }, string, { at: 'form' }>({
    initial: { name: '' },
    check: ({ name }) => ({ name: name === '' ? 'missing' : null }),
    say: (error) => (typeof error === 'string' ? `It is ${error}` : 'It is refused'),
    place: (failure) => places[(failure as Error).message] ?? null,
    send,
  });
  const { hint, error, onChange, ...rest } = form.text('name', 'As on your ID');
  return (
    <form {...form.props}>
      <input {...rest} aria-label="Name" onInput={({ currentTarget }) => onChange(currentTarget.value)} readOnly />
      <p>{[hint, error, form.refusal && 'refused', form.busy && 'busy'].filter(Boolean).join(', ')}</p>
    </form>
  );
}

const input = () => document.querySelector('input')!;
const said = () => document.querySelector('p')!.textContent;
const submit = () =>
  act(async () =>
    document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );

beforeEach(() => render(<Trial />));

test('an error replaces the hint, and nothing is sent', async () => {
  expect(said()).toBe('As on your ID');
  await submit();
  expect(said()).toBe('It is missing');
  expect(document.activeElement).toBe(input());
  expect(send).not.toHaveBeenCalled();
});

test('a refusal shows at its field, and values stay', async () => {
  send.mockRejectedValue(new Error('taken'));
  await type('Name', 'Juan');
  await submit();
  expect(said()).toBe('It is taken');
  expect(input().value).toBe('Juan');
});

test('a refusal without a field shows above the button until the next try', async () => {
  send.mockRejectedValueOnce(new Error('offline'));
  await type('Name', 'Juan');
  await submit();
  expect(said()).toBe('As on your ID, refused');
  await submit();
  expect(said()).toBe('As on your ID');
  expect(send).toHaveBeenCalledTimes(2);
});

test('an error that doesn’t concern the form is reported', async () => {
  const failure = new Error('else');
  send.mockRejectedValue(failure);
  await type('Name', 'Juan');
  await submit();
  expect(report).toHaveBeenCalledWith(failure);
});

test('a text over the length limit stays as typed, shows an error at once, and isn’t sent (S18)', async () => {
  const most = 'n'.repeat(longestLine);
  await type('Name', most);
  expect(said()).toBe('As on your ID');
  await type('Name', `${most}n`);
  expect(said()).toBe('This is too long. Use up to 200 characters.');
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect([input().value, document.activeElement]).toEqual([`${most}n`, input()]);
  await type('Name', most);
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: most });
});

test.each([
  ['taken', 'It is taken'],
  ['offline', 'It is refused'],
])('a refusal (%s) is shown as a toast once the form was left', async (reason, text) => {
  toasted.text = '';
  let refuse: (reason: Error) => void = () => {};
  send.mockReturnValueOnce(new Promise<void>((_done, reject) => (refuse = reject)));
  await type('Name', 'Juan');
  await submit();
  await unmount();
  await act(async () => refuse(new Error(reason)));
  expect(toasted.text).toBe(text);
});
