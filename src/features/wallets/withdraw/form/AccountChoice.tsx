import { useEffect, useRef } from 'react';
import type { AccountKind, BankAccount } from '#contract/endpoints/accounts.ts';
import { accountStates, type PayoutName } from '#contract/payouts.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import { toAddAccount } from '../paths.ts';
import { isGood, titleOf } from '../rules.ts';
import layout from '#ui/layout.module.css';
import { words } from '../words.en.ts';

interface AccountChoiceProps {
  accounts: readonly BankAccount[];
  kinds: readonly AccountKind[];
  /** The id of the chosen account. */
  value: number | undefined;
  onChange: (id: number) => void;
  error: string | undefined;
  /** The payout method, to return to after adding an account. */
  name: PayoutName;
}

/**
 * Choice of the player's receiving accounts for this payout method, numbers masked; one that isn't good is disabled.
 */
export function AccountChoice({ accounts, kinds, value, onChange, error, name }: AccountChoiceProps) {
  const t = words.use();
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
    label: t('toAccount', { way: titleOf(each, kinds), account: each.accountNo }),
    note: [each.accountName, note(each)].filter(Boolean).join(' · '),
    disabled: !isGood(each),
  }));
  return (
    <div ref={box} className={layout['stack3']}>
      <RadioCards legend={t('account')} options={options} value={value} onChange={onChange} error={error} />
      <LinkButton to={toAddAccount(name)} kind="quiet">
        {t('addAccount')}
      </LinkButton>
    </div>
  );
}
