import type { ModalBase } from '#nav/modal.ts';
import { OutsideLink } from '#shared/page/OutsideLink.tsx';
import { Button } from '#ui/Button.tsx';
import { buttonClass } from '#ui/buttonClass.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import css from './NoticeModal.module.css';
import { words } from './words.en.ts';

export interface LeaveModalProps extends ModalBase {
  /** The https address of the link. */
  address: string;
  /** Called when the player leaves. */
  onLeave?: () => void;
}

/** Warns before a link leaves the app, and shows its address. */
export default function LeaveModal({ address, onLeave, close }: LeaveModalProps) {
  const t = words.use();
  const { host } = new URL(address);
  const leave = () => {
    onLeave?.();
    close();
  };
  return (
    <Dialog
      title={t('leaveTitle', { brand: import.meta.env.VITE_BRAND_NAME })}
      onClose={close}
      foot={
        <>
          <OutsideLink className={buttonClass('gold', true)} href={address} onClick={leave}>
            {t('leave')}
          </OutsideLink>
          <Button wide onClick={close}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <p>{t('leaveText', { brand: import.meta.env.VITE_BRAND_NAME })}</p>
      <p className={css['host']}>{host}</p>
    </Dialog>
  );
}
