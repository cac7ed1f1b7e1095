import type { ModalBase } from '#nav/modal.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { words } from './words.en.ts';

/**
 * Explains on the first launch from an iPhone's home screen why the player has to log in again, and leads to the log-in
 * (checklist O-11).
 */
export default function FirstLaunchModal({ close }: ModalBase) {
  const t = words.use();
  const common = shell.use();
  const login = () => {
    close();
    void show('login', {}).catch(report);
  };
  return (
    <Sheet
      title={t('firstLaunch')}
      onClose={close}
      closeLabel={common('close')}
      foot={
        <>
          <Button kind="gold" wide onClick={login}>
            {common('login')}
          </Button>
          <Button kind="quiet" wide onClick={close}>
            {t('notNow')}
          </Button>
        </>
      }
    >
      <p>{t('firstLaunchText')}</p>
    </Sheet>
  );
}
