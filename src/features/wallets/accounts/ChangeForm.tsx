import { useState } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import type { AccountKind, BankAccount } from '#contract/endpoints/accounts.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import { stores } from '#data/stores.ts';
import { codeError } from '#shared/otp/codeError.ts';
import { MoneyForm } from '../forms/MoneyForm.tsx';
import { OwnCode } from '../forms/OwnCode.tsx';
import { useMoneyForm } from '../forms/useMoneyForm.ts';
import { AccountFields } from './AccountFields.tsx';
import { changesOf } from './changes.ts';
import { holderError, numberError, ruleOf } from './rules.ts';
import { words } from './words.en.ts';

interface ChangeFormProps {
  account: Snapshot<BankAccount>;
  /** The operator's rules for accounts of this kind, if it still offers them. */
  kind: Snapshot<AccountKind> | undefined;
  /** The player's verified name, or empty. */
  verified: string;
  onDone: () => void;
}

/**
 * Changes number, holder or branch of a receiving account, confirmed by a one-time code. Unchanged values are not sent.
 */
export function ChangeForm({ account, kind, verified, onDone }: ChangeFormProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  /** The account as the fields showed it, which may have changed since. */
  const [opened] = useState(account);
  const initial = { accountNo: '', accountName: opened.accountName ?? '', branch: opened.branch ?? '', smsCode: '' };

  const rule = ruleOf(kind, config?.lengths?.['withdrawAccount']);
  const form = useMoneyForm({
    action: 'modifyAccount',
    initial,
    check(values) {
      const changes = changesOf(opened, values, rule);
      return {
        accountNo: changes.accountNo === undefined ? null : numberError(changes.accountNo, rule),
        accountName: changes.accountName === undefined ? null : holderError(changes.accountName, verified),
        smsCode: Object.keys(changes).length > 0 ? codeError(values.smsCode, config?.lengths?.['smsCode']) : null,
      };
    },
    input(values) {
      const changes = changesOf(opened, values, rule);
      return Object.keys(changes).length > 0 ? { id: account.id, ...changes, smsCode: values.smsCode } : null;
    },
    onDone,
  });

  return (
    <MoneyForm form={form} submit={t('save')}>
      <AccountFields form={form} kind={kind} verified={verified} known={account.accountNo} />
      <OwnCode form={form} purpose={codeTypes.withdraw} />
    </MoneyForm>
  );
}
