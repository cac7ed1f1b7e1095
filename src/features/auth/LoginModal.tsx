import { useState } from 'react';
import { show, type ModalBase } from '../../app/modals.ts';
import { report } from '../../app/report.ts';
import { stores } from '../../app/stores.ts';
import { words as shell } from '../../app/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { AccountForm } from './AccountForm.tsx';
import css from './auth.module.css';
import { Entry, fromDialog } from './Entry.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { takeReferral } from './referral.ts';
import { useOpened } from './useOpened.ts';
import { words } from './words.ts';

/** Log-in over the page that is open, and back to it. Whose account name is kept gets the account form. */
export default function LoginModal({ close }: ModalBase) {
  const t = words.use();
  const common = shell.use();
  const [referral] = useState(() => takeReferral({}, Date.now()));
  const first = stores.session.savedAccount ? 'account' : 'phone';
  useOpened('login_open');
  return (
    <Dialog title={common('login')} onClose={close} closeLabel={common('close')}>
      <Entry
        first={first}
        forms={{ phone: <PhoneForm referral={referral} />, account: <AccountForm /> }}
        onIn={fromDialog(close)}
      />
      <p className={css['other']}>
        {t('noAccount')}
        <Button kind="quiet" onClick={() => void show('register', {}).catch(report)}>
          {common('register')}
        </Button>
      </p>
    </Dialog>
  );
}
