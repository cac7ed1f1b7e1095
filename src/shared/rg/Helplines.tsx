import { useSnapshot } from 'valtio';
import { OutsideLink } from '../page/OutsideLink.tsx';
import { stores } from '#data/stores.ts';
import css from './RgStatus.module.css';
import { telNumber } from './dialled.ts';
import { words } from './words.ts';

/** Addresses that an operator may have us lead to. */
const safe = /^(https|mailto):/;
/** What an address is besides its name: how it is opened, and the end of a site's own page. */
const ceremony = /^(mailto:|https:\/\/)|\/$/g;

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
            {tel && <a href={telNumber(tel)}>{tel}</a>}
            {!tel && url && safe.test(url) && <Address url={url} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An e-mail address, or a site, which takes nobody out of the app. */
function Address({ url }: { url: string }) {
  const name = url.replace(ceremony, '');
  if (url.startsWith('mailto:')) return <a href={url}>{name}</a>;
  return <OutsideLink href={url}>{name}</OutsideLink>;
}
