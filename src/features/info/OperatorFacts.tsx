import { useSnapshot } from 'valtio';
import { client } from '#contract/client.ts';
import { stores } from '#data/stores.ts';
import { Card } from '#ui/Card.tsx';
import css from './Article.module.css';
import { SupportLink } from '#shared/support/SupportLink.tsx';
import { useSupportQueue } from '#shared/support/supportQueue.ts';
import { supportWay } from '#shared/support/supportWay.ts';
import { words } from './words.en.ts';

/** The operator's company details and contacts. */
export function OperatorFacts() {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const licence = config?.licence;
  const queue = useSupportQueue();
  const way = supportWay(queue);
  return (
    <Card aria-label={t('facts')}>
      <dl className={css['facts']}>
        {licence && (
          <>
            <dt>{t('licence')}</dt>
            <dd>{licence.no}</dd>
            <dt>{t('holder')}</dt>
            <dd>{licence.holder}</dd>
          </>
        )}
        {way && (
          <>
            <dt>{t('writeToUs')}</dt>
            <dd>
              <SupportLink way={way} className={css['onward']}>
                {way.shown}
              </SupportLink>
            </dd>
          </>
        )}
        <dt>{t('appVersion')}</dt>
        <dd>{client.version}</dd>
      </dl>
    </Card>
  );
}
