import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { deviceOf } from '#browser/device.ts';
import { installPrompt } from '#browser/installPrompt.ts';
import { showInstallPrompt } from './showInstallPrompt.ts';
import type { ModalBase } from '#nav/modal.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { InstallSteps } from './InstallSteps.tsx';
import { words } from './words.en.ts';

const brand = import.meta.env.VITE_BRAND_NAME;

/** Offers to install the app: by the browser's install prompt if it has one, else by instructions (M-06). */
export default function DownloadModal({ close }: ModalBase) {
  const t = words.use();
  const common = shell.use();
  const { event } = useSnapshot(installPrompt);
  const [device] = useState(() => deviceOf(navigator));
  const install = () => {
    void showInstallPrompt();
    close();
  };
  return (
    <Sheet
      title={t('download', { brand })}
      onClose={close}
      closeLabel={common('close')}
      foot={
        <>
          {event && (
            <Button kind="gold" wide onClick={install}>
              {t('installNow')}
            </Button>
          )}
          <Button kind="quiet" wide onClick={close}>
            {t('notNow')}
          </Button>
        </>
      }
    >
      <p>{t('why', { brand })}</p>
      {!event && <InstallSteps device={device} />}
    </Sheet>
  );
}
