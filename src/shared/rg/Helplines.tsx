import { useSnapshot } from 'valtio';
import { OutsideLink } from '../page/OutsideLink.tsx';
import { stores } from '#data/stores.ts';
import css from './RgStatus.module.css';
import { telNumber } from './dialled.ts';
import { words } from './words.ts';

/** Allowed schemes of the operator's links. */
const safe = /^(https|mailto):/;
/** Parts of an address that are hidden: scheme and trailing slash. */
const ceremony = /^(mailto:|https:\/\/)|\/$/g;

/** Helplines for gambling problems, from the operator's settings (players RG-22). */
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

/** An e-mail address or a site, which opens outside of the app. */
function Address({ url }: { url: string }) {
  const name = url.replace(ceremony, '');
  if (url.startsWith('mailto:')) return <a href={url}>{name}</a>;
  return <OutsideLink href={url}>{name}</OutsideLink>;
}
