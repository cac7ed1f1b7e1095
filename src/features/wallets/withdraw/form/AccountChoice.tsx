import { useEffect, useRef } from 'react';
import type { AccountKind, BankAccount } from '#contract/endpoints/accounts.ts';
import { accountStates, type PayoutName } from '#contract/payouts.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import { toAddAccount } from '../paths.ts';
import { isGood, titleOf } from '../rules.ts';
import css from '../WithdrawalScreen.module.css';
import { words as withdrawals } from '../words.ts';
import { words } from './words.ts';

interface AccountChoiceProps {
  accounts: readonly BankAccount[];
  kinds: readonly AccountKind[];
  /** The id of the one chosen. */
  value: number | undefined;
  onChange: (id: number) => void;
  error: string | undefined;
  /** The way, for a new account that the player comes back from. */
  name: PayoutName;
}

/** Where the money goes: one of the player's accounts for this way, numbers masked; one that isn't good can't be chosen. */
export function AccountChoice({ accounts, kinds, value, onChange, error, name }: AccountChoiceProps) {
  const t = words.use();
  const shared = withdrawals.use();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
  }, [error]);

  const note = (each: BankAccount) => {
    if (each.status === accountStates.reviewing) return t('reviewing');
    if (!isGood(each)) return t('refusedAccount');
    return each.isDefault ? t('usual') : undefined;
  };
  const options = accounts.map((each) => ({
    value: each.id,
    label: shared('toAccount', { way: titleOf(each, kinds), account: each.accountNo }),
    note: [each.accountName, note(each)].filter(Boolean).join(' · '),
    disabled: !isGood(each),
  }));
  return (
    <div ref={box} className={`${css['stack']} ${css['accounts']}`}>
      <RadioCards legend={t('account')} options={options} value={value} onChange={onChange} error={error} />
      <LinkButton to={toAddAccount(name)} kind="quiet">
        {shared('addAccount')}
      </LinkButton>
    </div>
  );
}
