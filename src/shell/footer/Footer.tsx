import { useSnapshot } from 'valtio';
import { Link, useLocation } from 'wouter';
import { telNumber } from '#shared/rg/dialled.ts';
import { href } from '#nav/href.ts';
import { stores } from '#data/stores.ts';
import css from './Footer.module.css';
import { words } from '../words.ts';

const protection = href('/member/self-limited');

/**
 * The footer of every page: age limit, licence, helplines, and links to limits, breaks and help (players RG-02, RG-29).
 */
export function Footer() {
  const t = words.use();
  const [pathname] = useLocation();
  const { licence, rg } = useSnapshot(stores.settings).config ?? {};
  const tel = rg?.helplines?.find((line) => line.tel)?.tel;
  return (
    <footer className={css['foot']}>
      <p>
        <strong className={css['age']}>21+</strong> {t('adults')}
      </p>
      {licence && <p>{t('licence', { no: licence.no, holder: licence.holder })}</p>}
      {pathname !== protection && (
        <>
          {tel && <a href={telNumber(tel)}>{t('helpline', { tel })}</a>}
          <Link href={protection}>{t('care')}</Link>
        </>
      )}
    </footer>
  );
}
