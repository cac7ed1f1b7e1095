import { isIosSafari, type Device } from '#browser/device.ts';
import { href } from '#nav/href.ts';
import { qrCode } from '#shared/qr/qrCode.ts';
import { QrPicture } from '#shared/qr/QrPicture.tsx';
import css from './Article.module.css';
import { words } from './words.ts';

/** The address of the app as a player would type it, without the scheme. */
const address = location.host;

/** Instructions for installing the app on a type of device. */
export function InstallSteps({ device }: { device: Device }) {
  const t = words.use();
  const steps = {
    android: [t('androidOpen', { address }), t('androidMenu'), t('androidDone')],
    ios: [...(isIosSafari(navigator) ? [] : [t('iosOpen', { address })]), t('iosShare'), t('iosAdd'), t('iosLogin')],
    computer: [t('computerOpen', { address }), t('computerIcon'), t('computerDone')],
  };
  return (
    <>
      <ol className={css['steps']} aria-label={t('steps')}>
        {steps[device].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
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
