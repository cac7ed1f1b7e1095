import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { Link, useLocation } from 'wouter';
import { Icon } from '#ui/media/Icon.tsx';
import { useFeature } from '#data/features.ts';
import css from './BottomNav.module.css';
import { href } from '#nav/href.ts';
import { shellParts } from '#shared/page/shellParts.ts';
import { words } from '#i18n/words.en.ts';

const tabs = [
  { path: '/', icon: 'home', key: 'home' },
  { path: '/bonus', icon: 'gift', key: 'bonus' },
  { path: '/wallets', icon: 'wallet', key: 'wallet' },
  { path: '/vip', icon: 'crown', key: 'vip' },
  { path: '/member', icon: 'person', key: 'me' },
] as const;

/** The bottom tabs; VIP’s is left out where the operator has no VIP levels. */
export function BottomNav({ inert }: { inert: boolean }) {
  const t = words.use();
  const [pathname] = useLocation();
  const id = useId();
  const hasVip = useFeature('vip');
  const { parts } = useSnapshot(shellParts);
  return (
    <nav id="menu" className={css['nav']} aria-label={t('main')} inert={inert}>
      {tabs.map(
        ({ path, icon, key }) =>
          (hasVip || key !== 'vip') && (
            <Link
              key={path}
              href={href(path)}
              className={css['tab']}
              aria-current={pathname === path ? 'page' : undefined}
              aria-describedby={id + key}
            >
              <span className={css['icon']}>
                <Icon name={icon} filled={pathname === path} />
                {parts && <parts.EntryDot path={path} id={id + key} />}
              </span>
              {t(key)}
            </Link>
          ),
      )}
    </nav>
  );
}
