import type { Snapshot } from 'valtio';
import { accountStates } from '../../../../worker/contract/payouts.ts';
import type { AccountKind, BankAccount } from '../../../../worker/contract/endpoints/accounts.ts';
import { whileBusy } from '../../../app/busy.ts';
import { show } from '../../../app/modals.ts';
import { report } from '../../../app/report.ts';
import { toast } from '../../../app/toasts.ts';
import { useAction } from '../../../app/useAction.ts';
import { app } from '../../../app/worker.ts';
import { Button } from '../../../ui/Button.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import css from '../parts/form.module.css';
import { AccountBadge } from './AccountBadge.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { words } from './words.ts';

export interface KnownProps {
  account: Snapshot<BankAccount>;
  /** What the operator says of such accounts, where it still does. */
  kind: Snapshot<AccountKind> | undefined;
  /** The player's name as verified, or empty. */
  verified: string;
  onSaved: () => void;
  onDeleted: () => void;
}

/** An account that there is: how it stands, and what can be done with it. One that is looked at can't be changed. */
export function Known({ account, kind, verified, onSaved, onDeleted }: KnownProps) {
  const t = words.use();
  const { id, name, accountNo, accountName, isDefault, status, editable } = account;
  const title = kind?.title ?? name;
  const making = useAction(async () => {
    await whileBusy(() => app.modifyAccount({ id, isDefault: true }));
    toast(t('madeUsual'));
  });
  return (
    <>
      <ListRow
        title={`${title} ${accountNo}`}
        text={accountName}
        end={<AccountBadge usual={Boolean(isDefault)} status={status} />}
      />
      {status === accountStates.reviewing && <p className={css['small']}>{t('reviewingText')}</p>}
      {status === accountStates.refused && <p className={css['reason']}>{t('declinedText')}</p>}
      {!isDefault && (
        <Button wide busy={making.busy} onClick={() => void making.run()}>
          {t('makeUsual')}
        </Button>
      )}
      {editable !== false && editable !== 0 && (
        <ChangeForm account={account} kind={kind} verified={verified} onDone={onSaved} />
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
