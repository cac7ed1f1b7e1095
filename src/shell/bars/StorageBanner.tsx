import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/Button.tsx';
import css from './StorageBanner.module.css';
import { stores } from '#data/stores.ts';
import { words as shell } from '#i18n/words.ts';
import { words } from '../words.ts';

/** Informs once that this browser blocks storage. */
export function StorageBanner() {
  const t = words.use();
  const common = shell.use();
  const { mode } = useSnapshot(stores.storage);
  const [read, markRead] = useState(false);
  if (mode !== 'memory' || read) return null;
  return (
    <aside className={css['banner']}>
      <p>{t('memoryOnly')}</p>
      <Button kind="quiet" onClick={() => markRead(true)}>
        {common('ok')}
      </Button>
    </aside>
  );
}
