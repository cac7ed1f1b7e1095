import { Link } from 'wouter';
import { isInWrapper } from '#browser/wrapper.ts';
import { href } from '#nav/href.ts';
import { Footer } from '#shared/footer/Footer.tsx';
import { LanguageButton } from '../LanguageButton.tsx';
import css from './LobbyFooter.module.css';
import { words } from './words.en.ts';

const pages = [
  [href('/member/self-limited'), 'care'],
  [href('/about-us'), 'aboutUs'],
  [href('/faq'), 'faq'],
  [href('/terms-of-use'), 'terms'],
  [href('/privacy-policy'), 'privacy'],
  [href('/download'), 'download'],
  [href('/member/settings'), 'settings'],
] as const;

/** The footer of the lobby, with links to the legal and informational pages; in the wrapper without an install (O-43). */
export function LobbyFooter() {
  const t = words.use();
  return (
    <Footer text={t('keepsFun')}>
      <nav className={css['pages']} aria-label={t('information')}>
        {pages.map(
          ([to, name]) =>
            !(name === 'download' && isInWrapper()) && (
              <Link key={to} href={to}>
                {t(name)}
              </Link>
            ),
        )}
      </nav>
      <LanguageButton />
    </Footer>
  );
}
