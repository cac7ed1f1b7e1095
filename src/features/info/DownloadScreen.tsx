import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { deviceOf, devices, isInstalled } from '#browser/device.ts';
import { inAppHere } from '#browser/inApp.ts';
import { isInWrapper } from '#browser/wrapper.ts';
import { useQuery } from '#nav/href.ts';
import { referralOf, takeReferral } from '#shared/identity/referral.ts';
import { OpenInBrowser } from '#shared/install/OpenInBrowser.tsx';
import { Page } from '#shared/page/Page.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Tabs } from '#ui/lists/Tabs.tsx';
import typography from '#ui/typography.module.css';
import css from './Article.module.css';
import { installPrompt } from '#browser/installPrompt.ts';
import { showInstallPrompt } from './showInstallPrompt.ts';
import { InstallSteps } from './InstallSteps.tsx';
import { MoreToRead } from './MoreToRead.tsx';
import { words } from './words.en.ts';

const brand = import.meta.env.VITE_BRAND_NAME;
/** Product names, the same in every language. */
const names = { android: 'Android', ios: 'iPhone' };

/**
 * How to install the app on a device: by the browser's install prompt if it has one, else by instructions
 * (checklist R-04). In the wrapper nothing is left to install (O-43), and inside another app nothing can be. The
 * inviter may be carried over from there.
 */
export default function DownloadScreen() {
  const t = words.use();
  const query = useQuery('/download');
  useState(() => takeReferral(referralOf(query), Date.now()));
  const [app] = useState(inAppHere);
  const [device, setDevice] = useState(() => deviceOf(navigator));
  const tabs = devices.map((id) => ({ id, name: id === 'computer' ? t('computer') : names[id] }));
  return (
    <Page title={t('download', { brand })} back="/">
      {isInWrapper() ? (
        <InstallHere />
      ) : (
        <>
          <p className={css['intro']}>{t('why', { brand })}</p>
          {app ? (
            <OpenInBrowser reason="install" />
          ) : (
            <>
              <InstallHere />
              <div>
                <Tabs label={t('device')} tabs={tabs} current={device} onSelect={setDevice}>
                  <InstallSteps device={device} />
                </Tabs>
              </div>
            </>
          )}
          <p className={typography['caption']}>{t('noApk')}</p>
        </>
      )}
      <MoreToRead from="/download" />
    </Page>
  );
}

/** The install button of the current device, or a note that the app is installed. */
function InstallHere() {
  const t = words.use();
  const [installed] = useState(isInstalled);
  const { event, done } = useSnapshot(installPrompt);
  if (installed || done)
    return (
      <Card>
        <p>{t(installed ? 'installed' : 'justInstalled')}</p>
      </Card>
    );
  if (!event) return null;
  return (
    <Button kind="gold" wide onClick={() => void showInstallPrompt()}>
      {t('installNow')}
    </Button>
  );
}
