import { useSnapshot } from 'valtio';
import { client } from '#contract/client.ts';
import { stores } from '#data/stores.ts';
import { Card } from '#ui/Card.tsx';
import css from './Article.module.css';
import { supportAddress } from '#shared/support/supportAddress.ts';
import { words } from './words.ts';

/** The operator's company details and contacts. */
export function OperatorFacts() {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const licence = config?.licence;
  const address = supportAddress(config?.customerServiceQueue ?? []);
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
        {address && (
          <>
            <dt>{t('write')}</dt>
            <dd>
              <a href={address}>{address.replace('mailto:', '')}</a>
            </dd>
          </>
        )}
        <dt>{t('appVersion')}</dt>
        <dd>{client.version}</dd>
      </dl>
    </Card>
  );
}
