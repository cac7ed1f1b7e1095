import { useSnapshot } from 'valtio';
import { supportAddress } from '#shared/support/supportAddress.ts';
import { stores } from '#data/stores.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Card } from '#ui/Card.tsx';
import css from './ReportScreen.module.css';
import { words } from './words.ts';

/** How to get records that are older than those in the app (players RG-09). */
export function OlderRecords() {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const { userId } = useSnapshot(stores.session);
  const address = supportAddress(config?.customerServiceQueue ?? []);
  const subject = encodeURIComponent(t('olderMail', { id: String(userId) }));
  return (
    <Card>
      <h2 className={css['heading']}>{t('older')}</h2>
      <p className={css['small']}>{t('olderText')}</p>
      {address && (
        <a
          className={buttonClass('plain')}
          href={address.startsWith('mailto:') ? `${address}?subject=${subject}` : address}
        >
          {t('olderAsk')}
        </a>
      )}
    </Card>
  );
}
