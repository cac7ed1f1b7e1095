import { useSnapshot } from 'valtio';
import { stores } from '../stores.ts';
import css from './care.module.css';
import { words } from './words.ts';

/** A number as `tel:` wants it. */
const dialled = (tel: string) => `tel:${tel.replace(/[^\d+]/g, '')}`;
/** Addresses that an operator may have us lead to. */
const safe = /^(https|mailto):/;

/** Who helps when play stops being fun, as the operator's settings name them (players RG-22). */
export function Helplines() {
  const t = words.use();
  const lines = useSnapshot(stores.settings).config?.rg?.helplines ?? [];
  return (
    <section className={css['helplines']}>
      <h2>{t('helplines')}</h2>
      {lines.length === 0 && <p className={css['note']}>{t('helplinesMissing')}</p>}
      <ul>
        {lines.map(({ name, tel, hours, url }) => (
          <li key={name + tel}>
            <span className={css['who']}>
              {name}
              {hours && <span className={css['note']}>{t('hours', { hours })}</span>}
            </span>
            {tel && <a href={dialled(tel)}>{tel}</a>}
            {!tel && url && safe.test(url) && <a href={url}>{url.replace('mailto:', '')}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
