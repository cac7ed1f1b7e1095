import { show, type ModalBase } from '../../app/modals.ts';
import { report } from '../../app/report.ts';
import { words as shell } from '../../app/words.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import css from './auth.module.css';
import { ForgotForm } from './ForgotForm.tsx';
import { words } from './words.ts';

/** A new password over the page that is open, and back to the log-in. */
export default function ForgotModal({ close }: ModalBase) {
  const t = words.use();
  const common = shell.use();
  const toLogin = () => void show('login', {}).catch(report);
  return (
    <Dialog title={t('forgotTitle')} onClose={close} closeLabel={common('close')}>
      <ForgotForm onDone={toLogin} />
      <p className={css['other']}>
        {t('remembered')}
        <Button kind="quiet" onClick={toLogin}>
          {common('login')}
        </Button>
      </p>
    </Dialog>
  );
}
