import { useSnapshot } from 'valtio';
import type { AccountKind, BankAccount } from '#contract/endpoints/accounts.ts';
import type { PayoutMethod } from '#contract/endpoints/withdrawals.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import { readAmount } from '#contract/typed/amount.ts';
import type { PayoutName } from '#contract/payouts.ts';
import { stores } from '#data/stores.ts';
import type { MoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { ActionBar } from '#shared/page/ActionBar.tsx';
import { OwnCode } from '#features/wallets/forms/OwnCode.tsx';
import { SubmitBar } from '#features/wallets/SubmitBar.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { AmountPart } from './AmountPart.tsx';
import { PasswordProof } from './PasswordProof.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import { amountError, titleOf, type Exchange } from '../rules.ts';
import { UnknownWithdrawal } from '../UnknownWithdrawal.tsx';
import { useWithdrawalForm } from './useWithdrawalForm.ts';
import css from '../WithdrawalScreen.module.css';
import { words } from '../words.en.ts';

/** The confirmation dialog is in the same file of the build. */
export { Confirm } from './Confirm.tsx';

interface WithdrawalFieldsProps {
  exchange: Exchange;
  method: PayoutMethod;
  accounts: readonly BankAccount[];
  kinds: readonly AccountKind[];
  act: MoneyAct<'withdraw'>;
  name: PayoutName;
}

/**
 * The withdrawal form: receiving account, amount and confirmation method. It keeps what was typed while the outcome is
 * unknown.
 */
export function WithdrawalFields({ exchange, method, accounts, kinds, act, name }: WithdrawalFieldsProps) {
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  const nameOf = (account: BankAccount) => t('toAccount', { way: titleOf(account, kinds), account: account.accountNo });
  const form = useWithdrawalForm({ exchange, method, accounts, act, nameOf });
  const account = form.text('accountId');
  const typed = form.text('amount').value;
  const amount = amountError(typed, exchange, method) ? null : readAmount(typed);
  const reason = !onLine ? 'offline' : act.elsewhere ? 'elsewhere' : null;

  if (act.unknown) return <UnknownWithdrawal act={act} />;
  return (
    <form {...form.props} className={css['form']}>
      <AccountChoice
        accounts={accounts}
        kinds={kinds}
        value={Number(account.value)}
        onChange={(id) => account.onChange(String(id))}
        error={account.error}
        name={name}
      />
      <AmountPart form={form} exchange={exchange} method={method} />
      {form.byCode ? <OwnCode form={form} purpose={codeTypes.withdraw} /> : <PasswordProof form={form} />}
      <ActionBar at="foot">
        <RefusalNote refusal={form.refusal} name={name} />
        <SubmitBar
          amount={amount}
          reason={reason ? t(reason) : ''}
          label={t('withdraw')}
          busy={form.busy}
          off={!onLine || act.elsewhere}
        />
      </ActionBar>
    </form>
  );
}
