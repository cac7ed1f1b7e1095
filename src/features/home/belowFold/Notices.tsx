import { useSnapshot } from 'valtio';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import css from './Notices.module.css';

/** The headings of the operator's notices; a tap opens the full text (M-07). */
export function Notices() {
  const { notices } = useSnapshot(stores.settings);
  if (notices.length === 0) return null;
  const sorted = notices.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
  return (
    <button type="button" className={css['notices']} onClick={() => void show('notice', {}).catch(report)}>
      {sorted.map(({ id, title }) => (
        <span key={id}>{title}</span>
      ))}
    </button>
  );
}
