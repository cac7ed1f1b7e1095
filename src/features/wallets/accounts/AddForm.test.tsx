// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { renderScreen } from '#tests/support/screen.tsx';
import { field, paste, type } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#nav/modals.ts', () => ({ show: async () => {} }));

const { AddForm } = await import('./AddForm.tsx');

const gcash = { bankId: 1, name: 'gcash', title: 'GCash', lengths: [11], prefix: '09' };
const info = { kinds: [gcash], list: [], most: 5 } as unknown as Output<'getBankInfo'>;
const labelOf = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]`)!.labels![0]!.textContent;
const submit = () => act(async () => document.querySelector('form')!.requestSubmit());

async function send(accountNo: string) {
  await renderScreen(<AddForm info={info} name="gcash" verified="" onDone={() => {}} />, {
    player: { id: 8, mobile: '09171234567' },
  });
  await type(labelOf('accountNo'), accountNo);
  await type(labelOf('accountName'), ' Ana\u00A0 O´Hara\u200B');
  await type(labelOf('smsCode'), '246 810');
  await submit();
}

beforeEach(() => vi.clearAllMocks());

test('an account is added as it was read, whatever its number and holder were pasted as (V-18, V-21)', async () => {
  await send('\u202D+63 917–123 4567\u202C');
  expect(app.money.addAccount).toHaveBeenCalledExactlyOnceWith({
    bankId: 1,
    name: 'gcash',
    accountNo: '09171234567',
    accountName: "Ana O'Hara",
    isDefault: false,
    smsCode: '246810',
  });
});

test.each(['0917123\t4567', '\u200F0917123\u200F4567'])(
  'nothing is sent for %j, which is no one number (V-18)',
  async (text) => {
    await send(text);
    expect(app.money.addAccount).not.toHaveBeenCalled();
    expect(field(labelOf('accountNo'))!.getAttribute('aria-invalid')).toBe('true');
  },
);

test('lines pasted as the holder stay apart (V-21)', async () => {
  await renderScreen(<AddForm info={info} name="gcash" verified="" onDone={() => {}} />, {
    player: { id: 8, mobile: '09171234567' },
  });
  const holder = document.querySelector<HTMLInputElement>('input[name=accountName]')!;
  await paste(holder, 'Ana\nO’Hara');
  expect(holder.value).toBe('Ana\tO’Hara');
});
