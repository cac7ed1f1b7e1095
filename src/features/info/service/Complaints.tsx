import { useSnapshot } from 'valtio';
import { outsideAddress } from '#browser/addresses.ts';
import { stores } from '#data/stores.ts';
import { OutsideLink } from '#shared/page/OutsideLink.tsx';
import { Card } from '#ui/Card.tsx';
import css from '../Article.module.css';
import { words } from '../words.en.ts';

/** The regulator's site, if the operator's licence names no page of its own. */
const regulatorSite = 'https://www.pagcor.ph/';

/** Where a complaint goes: to the operator, then to its regulator, by the operator's licence (players RG-33). */
export function Complaints() {
  const t = words.use();
  const { licence } = useSnapshot(stores.settings).config ?? {};
  return (
    <Card>
      <h2>{t('complaints')}</h2>
      <ol className={css['steps']}>
        <li>{t('first')}</li>
        <li>{licence ? t('nextNamed', { holder: licence.holder, no: licence.no }) : t('next')}</li>
      </ol>
      <OutsideLink href={outsideAddress(licence?.url ?? '') || regulatorSite} className={css['onward']}>
        {t('regulator')}
      </OutsideLink>
    </Card>
  );
}
