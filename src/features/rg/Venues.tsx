import { Card } from '#ui/Card.tsx';
import css from './SelfLimitedScreen.module.css';
import { words } from './words.en.ts';

/** The regulator's page with the exclusion forms, for oneself and for family members. */
const forms = 'https://www.pagcor.ph/regulatory/exclusion2.php';

/**
 * How to be excluded from every venue, who else may apply for it, and who may not play at all (players RG-01, RG-21).
 */
export function Venues() {
  const t = words.use();
  return (
    <Card>
      <h2>{t('venues')}</h2>
      <p>{t('venuesText')}</p>
      <a className={css['onward']} href={forms} target="_blank" rel="noopener noreferrer">
        {t('venuesLink')}
      </a>
      <h2>{t('barredTitle')}</h2>
      <p>{t('barred')}</p>
    </Card>
  );
}
