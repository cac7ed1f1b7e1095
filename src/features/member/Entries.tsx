import { Link } from 'wouter';
import { href } from '../../app/href.ts';
import { Icon } from '../../ui/Icon.tsx';
import css from './member.module.css';
import { words } from './words.ts';

const entries = [
  { to: href('/wallets'), icon: 'wallet', key: 'wallet' },
  { to: href('/wallets/record'), icon: 'copy', key: 'records' },
] as const;

/** The ways on from the player's page. */
export function Entries() {
  const t = words.use();
  return (
    <ul className={css['entries']}>
      {entries.map(({ to, icon, key }) => (
        <li key={key}>
          <Link href={to} className={css['entry']}>
            <Icon name={icon} />
            <span>{t(key)}</span>
            <Icon name="onward" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
