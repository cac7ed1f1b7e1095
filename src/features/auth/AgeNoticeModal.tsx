import { useSnapshot } from 'valtio';
import { acceptNotice, noticeVersion } from '#shared/age/ageConsent.ts';
import type { ModalBase } from '#nav/modal.ts';
import { stores } from '#data/stores.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import css from './Entry.module.css';
import { declineAddress } from './declineAddress.ts';
import { words } from './words.ts';

const bars = ['barOfficials', 'barForces', 'barAge', 'barStudents', 'barListed', 'barLicensees'] as const;

/** The age gate: the minimum age and the terms of use (spec §1). It stays open until the visitor answers. */
export default function AgeNoticeModal({ close }: ModalBase) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);

  const accept = () => {
    acceptNotice(noticeVersion(config));
    close();
  };
  const decline = () =>
    location.assign(declineAddress(config?.ageNotice?.declineUrl, import.meta.env.VITE_DECLINE_URL));

  return (
    <Dialog
      title={t('noticeTitle')}
      className={css['still']}
      foot={
        <>
          <Button kind="gold" onClick={accept}>
            {t('accept')}
          </Button>
          <Button onClick={decline}>{t('decline')}</Button>
        </>
      }
    >
      <div className={css['notice']}>
        <p>{t('noticeIntro', { brand: import.meta.env.VITE_BRAND_NAME })}</p>
        <ul className={css['bars']}>
          {bars.map((bar) => (
            <li key={bar}>{t(bar)}</li>
          ))}
        </ul>
        <p>{t('noticePublic')}</p>
        <p>{t('noticeForfeit')}</p>
        <p>{t('noticeBonus')}</p>
        <p>{t('noticeConsent')}</p>
      </div>
    </Dialog>
  );
}
