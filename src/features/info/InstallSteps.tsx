import type { Device } from '#browser/device.ts';
import { href } from '#nav/href.ts';
import { qrCode } from '#shared/qr/qrCode.ts';
import { QrPicture } from '#shared/qr/QrPicture.tsx';
import { Steps } from '#shared/install/Steps.tsx';
import css from './Article.module.css';
import { guideOn, isDeskFirefox } from './installGuide.ts';
import { words } from './words.en.ts';

/** The address of the app as a player would type it, without the scheme. */
const address = location.host;

/** Instructions for installing the app on a type of device. */
export function InstallSteps({ device }: { device: Device }) {
  const t = words.use();
  const { opens, steps } = guideOn(device, navigator);
  const all = [
    ...(opens ? [{ text: t(opens, { address }) }] : []),
    ...steps.map(({ key, ...step }) => ({ ...step, text: t(key) })),
  ];
  return (
    <>
      {device === 'computer' && isDeskFirefox(navigator) && <p>{t('deskFirefox')}</p>}
      <Steps label={t('steps')} steps={all} />
      {device === 'computer' && <OnPhone />}
    </>
  );
}

/** Below the steps for computers: the address and its QR code, as the app is made for phones. */
function OnPhone() {
  const t = words.use();
  const code = qrCode(`${location.origin}${href('/download')}`);
  return (
    <div className={css['onPhone']}>
      <p>{t(code ? 'scan' : 'openOnPhone', { address })}</p>
      {code && <QrPicture code={code} />}
    </div>
  );
}
