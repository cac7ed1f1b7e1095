import { useSnapshot } from 'valtio';
import { Link, useLocation } from 'wouter';
import { Icon } from '../ui/Icon.tsx';
import css from './bottomNav.module.css';
import { href } from './href.ts';
import { later } from './later.ts';
import { words } from './words.ts';

const tabs = [
  { path: '/', icon: 'home', key: 'home' },
  { path: '/wallets', icon: 'wallet', key: 'wallet' },
  { path: '/member', icon: 'person', key: 'me' },
] as const;

/** The places a player goes to most, under the thumb. */
export function BottomNav({ inert }: { inert: boolean }) {
  const t = words.use();
  const [pathname] = useLocation();
  const { parts } = useSnapshot(later);
  return (
    <nav className={css['nav']} aria-label={t('main')} inert={inert}>
      {tabs.map(({ path, icon, key }) => (
        <Link key={path} href={href(path)} className={css['tab']} aria-current={pathname === path ? 'page' : undefined}>
          <span className={css['icon']}>
            <Icon name={icon} filled={pathname === path} />
            {parts && <parts.EntryDot path={path} />}
          </span>
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}
