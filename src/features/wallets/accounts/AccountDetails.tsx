import { useId } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import { accountStates } from '#contract/payouts.ts';
import type { AccountKind, BankAccount } from '#contract/endpoints/accounts.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { toast } from '#nav/toasts.ts';
import { OutcomeUnknown } from '#shared/money-act/OutcomeUnknown.tsx';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { Button } from '#ui/Button.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import typography from '#ui/typography.module.css';
import css from '../forms/MoneyForm.module.css';
import { AccountBadge } from './AccountBadge.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { words as forms } from '../forms/words.en.ts';
import { words } from './words.en.ts';

interface AccountDetailsProps {
  account: Snapshot<BankAccount>;
  /** The operator's rules for accounts of this kind, if it still offers them. */
  kind: Snapshot<AccountKind> | undefined;
  /** The player's verified name, or empty. */
  verified: string;
  onSaved: () => void;
  onDeleted: () => void;
}

/**
 * An existing receiving account: its status, and forms to change, delete or make it the default. One under review can't
 * be changed.
 */
export function AccountDetails({ account, kind, verified, onSaved, onDeleted }: AccountDetailsProps) {
  const t = words.use();
  const form = forms.use();
  const { id, name, accountNo, accountName, isDefault, status, editable } = account;
  const title = kind?.title ?? name;
  const { onLine } = useSnapshot(stores.network);
  const reasonId = useId();
  const canChange = editable !== false && editable !== 0;
  // The form below and the dialog use the same act, and show its outcome themselves.
  const making = useMoneyAct('modifyAccount', { onDone: (_, { sent }) => void (sent && toast(t('madeUsual'))) });
  const outcome = canChange ? null : making.outcome;
  return (
    <>
      <ListRow
        title={`${title} ${accountNo}`}
        text={accountName}
        end={<AccountBadge usual={Boolean(isDefault)} status={status} />}
      />
      {status === accountStates.reviewing && <p className={typography['caption']}>{t('reviewingText')}</p>}
      {status === accountStates.refused && <p className={css['reason']}>{t('declinedText')}</p>}
      {!isDefault && (
        <>
          <Button
            wide
            busy={making.busy}
            off={!onLine}
            aria-describedby={reasonId}
            onClick={() => void making.run({ id, isDefault: true })}
          >
            {t('makeUsual')}
          </Button>
          <output id={reasonId} className={typography['caption']}>
            {!onLine ? t('usualOffline') : outcome && form(outcome)}
          </output>
        </>
      )}
      {canChange ? (
        <ChangeForm account={account} kind={kind} verified={verified} onDone={onSaved} />
      ) : (
        making.unknown && <OutcomeUnknown act={making} text={form('doubtText')} />
      )}
      <Button
        kind="danger"
        wide
        onClick={() =>
          void show('deleteAccount', { id, name: title, number: accountNo, onDone: onDeleted }).catch(report)
        }
      >
        {t('delete')}
      </Button>
    </>
  );
}
