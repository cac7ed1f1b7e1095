import { useSnapshot } from 'valtio';
import { Link, useLocation } from 'wouter';
import { href } from '../href.ts';
import { stores } from '../stores.ts';
import css from './foot.module.css';
import { words } from './words.ts';

const protection = href('/member/self-limited');

/** The foot of every page: who may play, by whose licence, and the way to limits, breaks and help (players RG-02). */
export function Foot() {
  const t = words.use();
  const [pathname] = useLocation();
  const licence = useSnapshot(stores.settings).config?.licence;
  return (
    <footer className={css['foot']}>
      <p>
        <strong className={css['age']}>21+</strong> {t('adults')}
      </p>
      {licence && <p>{t('licence', { no: licence.no, holder: licence.holder })}</p>}
      {pathname !== protection && <Link href={protection}>{t('care')}</Link>}
    </footer>
  );
}
