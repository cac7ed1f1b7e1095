import { useState } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { plainName } from '#contract/typed/realName.ts';
import { readAccountNumber } from '#contract/typed/accountNumber.ts';
import { plain } from '#contract/typed/plain.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import { stores } from '#data/stores.ts';
import { draftOf, useDraft, withDraft } from '#shared/forms/draft.ts';
import { codeError } from '#shared/otp/codeError.ts';
import { Check } from '#ui/forms/Check.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { MoneyForm } from '../forms/MoneyForm.tsx';
import { OwnCode } from '../forms/OwnCode.tsx';
import { useMoneyForm } from '../forms/useMoneyForm.ts';
import { AccountFields } from './AccountFields.tsx';
import { holderError, kindError, numberError, ruleOf } from './rules.ts';
import { words } from './words.en.ts';

interface AddFormProps {
  info: Snapshot<Output<'getBankInfo'>>;
  /** The payout method that the account is for, or empty: its first kind is preselected. */
  name: string;
  /** The player's verified name, or empty. */
  verified: string;
  onDone: () => void;
}

/** Form for a new receiving account, confirmed by a one-time code to the player's number (V-17 to V-22). */
export function AddForm({ info, name, verified, onDone }: AddFormProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const { kinds, list, most } = info;
  // An account's holder and number are kept only in memory (O-03).
  const [draft] = useState(() => draftOf(`account.${name}`, 'memory'));
  const [initial] = useState(() => {
    const fitting = kinds.filter((kind) => kind.name === name);
    const bankId = fitting.length === 1 ? String(fitting[0]!.bankId) : '';
    const empty = { bankId, accountNo: '', accountName: verified, branch: '', isDefault: false, smsCode: '' };
    return withDraft(empty, draft);
  });
  const kindOf = (bankId: string) => kinds.find((kind) => kind.bankId === Number(bankId));
  const numberRule = (bankId: string) => ruleOf(kindOf(bankId), config?.lengths?.['withdrawAccount']);

  const form = useMoneyForm({
    action: 'addAccount',
    initial,
    most,
    check: ({ bankId, accountNo, accountName, smsCode }) => ({
      bankId: kindError(Number(bankId), list, most),
      accountNo: numberError(accountNo, numberRule(bankId)),
      accountName: holderError(accountName, verified),
      smsCode: codeError(smsCode, config?.lengths?.['smsCode']),
    }),
    input: ({ bankId, accountNo, accountName, branch, isDefault, smsCode }) => ({
      bankId: Number(bankId),
      name: kindOf(bankId)!.name,
      accountNo: readAccountNumber(accountNo, numberRule(bankId))!,
      accountName: plainName(accountName),
      isDefault,
      smsCode,
      ...(plain(branch) && { branch: plain(branch) }),
    }),
    onDone() {
      draft.drop();
      onDone();
    },
  });
  useDraft(draft, form.values, ['bankId', 'accountNo', 'accountName', 'branch', 'isDefault']);

  const wanted = kinds.filter((kind) => !name || kind.name === name);
  const offered = wanted.length > 0 ? wanted : kinds;
  const options = [
    { value: '', label: t('choose') },
    ...offered.map(({ bankId, title }) => ({ value: String(bankId), label: title })),
  ];
  const { hint: _, ...kindField } = form.text('bankId');
  return (
    <MoneyForm form={form} submit={t('save')}>
      <SelectField {...kindField} label={t('kind')} options={options} />
      <AccountFields form={form} kind={kindOf(form.values.bankId)} verified={verified} />
      {list.length > 0 && <Check {...form.box('isDefault')} label={t('makeUsual')} />}
      <OwnCode form={form} purpose={codeTypes.withdraw} />
    </MoneyForm>
  );
}
