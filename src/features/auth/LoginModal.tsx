import { useFeature } from '#data/features.ts';
import type { ModalBase } from '#nav/modal.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import css from './Entry.module.css';
import { leaveDialog } from './Entry.tsx';
import { LoginForms } from './forms/LoginForms.tsx';
import { words } from './words.en.ts';

/**
 * Log-in in a dialog over the current page. It opens with the account form if this device remembers an account name.
 */
export default function LoginModal({ close }: ModalBase) {
  const t = words.use();
  const common = shell.use();
  const canReset = useFeature('passwordReset');
  const to = (name: 'forgot' | 'register') => () => void show(name, {}).catch(report);
  const forgot = canReset && (
    <p className={css['aside']}>
      <Button kind="quiet" onClick={to('forgot')}>
        {t('forgot')}
      </Button>
    </p>
  );
  return (
    <Dialog title={common('login')} onClose={close} closeLabel={common('close')}>
      <LoginForms
        first={stores.session.savedAccount ? 'account' : 'phone'}
        forgot={forgot}
        onSignedIn={leaveDialog(close)}
      />
      <p className={css['other']}>
        {t('noAccount')}
        <Button kind="quiet" onClick={to('register')}>
          {common('register')}
        </Button>
      </p>
    </Dialog>
  );
}
