import type { MouseEvent } from 'react';
import type { ModalBase } from '../../app/modals.ts';
import { openOutside } from '../../app/native.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import css from './notices.module.css';
import { words } from './words.ts';

export interface LeaveModalProps extends ModalBase {
  /** Where it leads: https. */
  address: string;
}

/** Says that a link leads out of the app, and where to, before it does. */
export default function LeaveModal({ address, close }: LeaveModalProps) {
  const t = words.use();
  const { host } = new URL(address);
  const leave = (event: MouseEvent) => {
    if (openOutside(address)) event.preventDefault();
    close();
  };
  return (
    <Dialog
      title={t('leaveTitle', { brand: import.meta.env.VITE_BRAND_NAME })}
      onClose={close}
      foot={
        <>
          <a
            className={buttonClass('gold', true)}
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            onClick={leave}
          >
            {t('leave')}
          </a>
          <Button wide onClick={close}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p className={css['text']}>{t('leaveText', { brand: import.meta.env.VITE_BRAND_NAME })}</p>
      <p className={css['host']}>{host}</p>
    </Dialog>
  );
}
