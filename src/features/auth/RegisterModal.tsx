import type { ModalBase } from '#nav/modal.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import css from './Entry.module.css';
import { leaveDialog } from './Entry.tsx';
import { RegisterForms } from './forms/RegisterForms.tsx';
import { words } from './words.en.ts';

/** Registration in a dialog over the current page. */
export default function RegisterModal({ close }: ModalBase) {
  const t = words.use();
  const common = shell.use();
  return (
    <Dialog title={common('register')} onClose={close} closeLabel={common('close')}>
      <RegisterForms invited={{}} onSignedIn={leaveDialog(close)} />
      <p className={css['other']}>
        {t('haveAccount')}
        <Button kind="quiet" onClick={() => void show('login', {}).catch(report)}>
          {common('login')}
        </Button>
      </p>
    </Dialog>
  );
}
