import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/Button.tsx';
import css from './StorageBanner.module.css';
import { stores } from '#data/stores.ts';
import { words as shell } from '#i18n/words.en.ts';
import { words } from '../words.en.ts';

/** What this device can't do for the app, as a text; undefined if nothing. */
function useTrouble() {
  const { mode, silent, full, brief } = useSnapshot(stores.storage);
  const { known } = useSnapshot(stores.session);
  if (silent) return known ? 'deviceSilent' : 'deviceAskedAgain';
  if (mode !== 'memory') return undefined;
  if (full) return 'deviceFull';
  return brief ? 'sessionInMemory' : 'memoryOnly';
}

/** Tells the player once about each thing this browser or device can't do: store data, or answer. */
export function StorageBanner() {
  const t = words.use();
  const common = shell.use();
  const trouble = useTrouble();
  const [read, setRead] = useState<string>();
  if (!trouble || trouble === read) return null;
  return (
    <aside className={css['banner']}>
      <output>{t(trouble)}</output>
      <Button kind="quiet" onClick={() => setRead(trouble)}>
        {common('ok')}
      </Button>
    </aside>
  );
}
