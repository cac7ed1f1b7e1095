// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { accountStates } from '#contract/payouts.ts';
import { field, render, type } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const { ChangeForm } = await import('./ChangeForm.tsx');

const account = {
  id: 3,
  bankId: 4,
  name: 'bank',
  accountNo: '****1234',
  accountName: 'Ana Cruz',
  branch: 'Makati',
  isDefault: false,
  status: accountStates.good,
  editable: true,
};
const nameOf = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[name=${name}]`)!.labels![0]!.textContent;

test('only what was typed is sent, also if the account has changed meanwhile (R-30)', async () => {
  const form = (branch: string) => (
    <ChangeForm account={{ ...account, branch }} kind={undefined} verified="" onDone={() => {}} />
  );
  await render(form('Makati'));
  await render(form('Cebu'));
  await type(nameOf('accountName'), 'Ana Reyes');
  await type(nameOf('smsCode'), '246810');
  await act(async () => field(nameOf('smsCode'))!.form!.requestSubmit());
  expect(app.money.modifyAccount).toHaveBeenCalledExactlyOnceWith({
    id: 3,
    accountName: 'Ana Reyes',
    smsCode: '246810',
  });
});
