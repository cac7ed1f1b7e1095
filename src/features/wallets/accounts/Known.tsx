import { useId } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import { accountStates } from '#contract/payouts.ts';
import type { AccountKind, BankAccount } from '#contract/endpoints/accounts.ts';
import { Failure } from '#contract/failure.ts';
import { OutcomeUnknown } from '#shared/money-act/OutcomeUnknown.tsx';
import { whileBusy } from '#browser/busyLock.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { toast } from '#nav/toasts.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { useDoubt } from '../forms/useDoubt.ts';
import css from '../forms/MoneyForm.module.css';
import { AccountBadge } from './AccountBadge.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { words as forms } from '../forms/words.ts';
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
  const form = forms.use();
  const { id, name, accountNo, accountName, isDefault, status, editable } = account;
  const title = kind?.title ?? name;
  const { onLine } = useSnapshot(stores.network);
  const reasonId = useId();
  const doubt = useDoubt('modifyBankInfo', () => {});
  const canChange = editable !== false && editable !== 0;
  const making = useAction(
    async () => {
      await whileBusy(() => app.modifyAccount({ id, isDefault: true }));
      toast(t('madeUsual'));
    },
    // What nobody knows stands on the page.
    (failure) => (failure instanceof Failure && failure.kind === 'uncertain') || report(failure),
  );
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
        <>
          <Button
            wide
            busy={making.busy || doubt.sending || doubt.uncertain}
            off={!onLine}
            aria-describedby={reasonId}
            onClick={() => void making.run()}
          >
            {t('makeUsual')}
          </Button>
          <output id={reasonId} className={css['small']}>
            {onLine ? '' : t('usualOffline')}
          </output>
        </>
      )}
      {canChange ? (
        <ChangeForm account={account} kind={kind} verified={verified} onDone={onSaved} />
      ) : (
        doubt.uncertain && <OutcomeUnknown act={doubt} text={form('doubtText')} />
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
