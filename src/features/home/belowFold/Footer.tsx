import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { telNumber } from '#shared/rg/dialled.ts';
import { href } from '#nav/href.ts';
import { LanguageButton } from '../LanguageButton.tsx';
import { stores } from '#data/stores.ts';
import css from './Activities.module.css';
import { words } from './words.ts';

const pages = [
  [href('/member/self-limited'), 'care'],
  [href('/about-us'), 'aboutUs'],
  [href('/faq'), 'faq'],
  [href('/terms-of-use'), 'terms'],
  [href('/privacy-policy'), 'privacy'],
  [href('/download'), 'download'],
  [href('/member/settings'), 'settings'],
] as const;

/** The age limit, the operator's licence, and links to the legal and informational pages. */
export function Footer() {
  const t = words.use();
  const { licence, rg } = useSnapshot(stores.settings).config ?? {};
  const tel = rg?.helplines?.find((line) => line.tel)?.tel;
  return (
    <footer className={css['foot']}>
      <p>
        <strong className={css['age']}>21+</strong> {t('adults')}
      </p>
      <p>{t('keepsFun')}</p>
      {tel && (
        <a className={css['call']} href={telNumber(tel)}>
          {t('helpline', { tel })}
        </a>
      )}
      {licence && <p>{t('licence', { no: licence.no, holder: licence.holder })}</p>}
      <nav className={css['pages']} aria-label={t('information')}>
        {pages.map(([to, name]) => (
          <Link key={to} href={to}>
            {t(name)}
          </Link>
        ))}
      </nav>
      <LanguageButton />
    </footer>
  );
}
