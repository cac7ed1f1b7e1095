import { isIosSafari, type Device } from '#browser/device.ts';
import { href } from '#nav/href.ts';
import css from './Article.module.css';
import { qrCode } from './qrCode.ts';
import { QrPicture } from './QrPicture.tsx';
import { words } from './words.ts';

/** Where the app is to be had, as it is typed: without what a browser adds by itself. */
const address = location.host;

/** How the app is installed on a kind of device. */
export function InstallSteps({ device }: { device: Device }) {
  const t = words.use();
  if (device === 'computer') return <OnPhone />;
  const steps = {
    android: [t('androidOpen', { address }), t('androidMenu'), t('androidDone')],
    ios: [...(isIosSafari(navigator) ? [] : [t('iosOpen', { address })]), t('iosShare'), t('iosAdd'), t('iosLogin')],
  };
  return (
    <ol className={css['steps']} aria-label={t('steps')}>
      {steps[device].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** The app is made for phones: a computer shows the way to one. */
function OnPhone() {
  const t = words.use();
  const code = qrCode(`${location.origin}${href('/download')}`);
  return (
    <div className={css['onPhone']}>
      {code && <QrPicture code={code} />}
      <p>{t(code ? 'scan' : 'openOnPhone', { address })}</p>
      <p className={css['note']}>{t('computerToo')}</p>
    </div>
  );
}
