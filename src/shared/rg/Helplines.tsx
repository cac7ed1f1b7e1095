import { useSnapshot } from 'valtio';
import { OutsideLink } from '../page/OutsideLink.tsx';
import { contactWay, type ContactWay } from '../support/contactWay.ts';
import { stores } from '#data/stores.ts';
import { cardClass } from '#ui/cardClass.ts';
import typography from '#ui/typography.module.css';
import css from './RgStatus.module.css';
import { telNumber } from './dialled.ts';
import { words } from './words.en.ts';

/** Helplines for gambling problems, from the operator's settings (players RG-22). */
export function Helplines() {
  const t = words.use();
  const lines = useSnapshot(stores.settings).config?.rg?.helplines ?? [];
  return (
    <section className={`${cardClass()} ${css['helplines']}`}>
      <h2>{t('helplines')}</h2>
      {lines.length === 0 && <p className={typography['caption']}>{t('helplinesMissing')}</p>}
      <ul>
        {lines.map(({ name, tel, hours, url }) => (
          <li key={name + tel}>
            <span className={css['who']}>
              {name}
              {hours && <span className={typography['caption']}>{t('hours', { hours })}</span>}
            </span>
            {tel && <a href={telNumber(tel)}>{tel}</a>}
            {!tel && <Address of={contactWay(url)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An e-mail address or a site, which opens outside the app. */
function Address({ of: way }: { of: ContactWay | undefined }) {
  if (!way) return null;
  return way.site ? <OutsideLink href={way.href}>{way.shown}</OutsideLink> : <a href={way.href}>{way.shown}</a>;
}
