import { useSnapshot } from 'valtio';
import { stores } from '../../app/stores.ts';
import css from './home.module.css';
import { words } from './words.ts';

/** What the operator has to say, in its headings. */
export function Notices() {
  const t = words.use();
  const { notices } = useSnapshot(stores.settings);
  if (notices.length === 0) return null;
  const sorted = notices.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
  return (
    <ul className={css['notices']} aria-label={t('notices')}>
      {sorted.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}
