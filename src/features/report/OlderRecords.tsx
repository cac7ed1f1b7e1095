import { useSnapshot } from 'valtio';
import { SupportLink } from '#shared/support/SupportLink.tsx';
import { useSupportQueue } from '#shared/support/supportQueue.ts';
import { supportWay } from '#shared/support/supportWay.ts';
import { stores } from '#data/stores.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { Card } from '#ui/Card.tsx';
import css from './ReportScreen.module.css';
import { words } from './words.en.ts';

/** How to get records that are older than those in the app (players RG-09). */
export function OlderRecords() {
  const t = words.use();
  const queue = useSupportQueue();
  const { userId } = useSnapshot(stores.session);
  const way = supportWay(queue);
  return (
    <Card>
      <h2>{t('older')}</h2>
      <p className={css['small']}>{t('olderText')}</p>
      {way && (
        <SupportLink way={way} className={buttonClass('plain')} subject={t('olderMail', { id: String(userId) })}>
          {t('olderAsk')}
        </SupportLink>
      )}
    </Card>
  );
}
