import layout from '#ui/layout.module.css';
import { words } from './words.en.ts';

interface ConsequencesProps {
  days: number;
  /** What the operator keeps, in its own words. */
  keeps?: string | null | undefined;
}

/** What a deletion takes away, what stays, and how long it takes. */
export function Consequences({ days, keeps }: ConsequencesProps) {
  const t = words.use();
  return (
    <>
      <p>{t('lead')}</p>
      <ul className={layout['bullets']}>
        <li>{t('balance')}</li>
        <li>{t('lost')}</li>
        <li>{t('protection')}</li>
        <li>{keeps || t('kept')}</li>
        <li>{t('wait', { n: days })}</li>
      </ul>
    </>
  );
}
