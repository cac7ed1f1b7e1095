import { useEffect, useReducer, useState } from 'react';
import { useSnapshot } from 'valtio';
import { consent, noticeVersion } from './ageConsent.ts';
import { show } from './modals.ts';
import { stores } from './stores.ts';
import { useHeardAgain } from './useHeardAgain.ts';
import { app } from './worker.ts';

/** `config.clientMode` of an operator who wants the age notice (spec §1). */
const noticeMode = 1;

/** Whether the page may be used, and if not, what it waits for: the operator's settings, or the age notice to be accepted. */
export function useGate() {
  const { config } = useSnapshot(stores.settings);
  const { version } = useSnapshot(consent);
  const forConfig = config === null;
  const forNotice = config?.clientMode === noticeMode && noticeVersion(config) !== version;
  return { open: !forConfig && !forNotice, forConfig, forNotice };
}

/** The way in: shows the age notice where it is asked for, and says when what the page waits for can't be had. */
export function useEntrance() {
  const { missed } = useSnapshot(stores.settings);
  const { onLine, failing } = useSnapshot(stores.network);
  const { open, forConfig, forNotice } = useGate();
  const [attempt, retry] = useReducer((times: number) => times + 1, 0);
  const [noticeFailed, setNoticeFailed] = useState(false);

  const failed = forConfig ? !onLine || failing || missed : forNotice && noticeFailed;

  useHeardAgain(() => {
    if (noticeFailed) retry();
  });
  useEffect(() => {
    if (forConfig && attempt > 0) void app.resume().catch(() => {});
    if (!forNotice) return;
    show('ageNotice', {}).then(
      () => setNoticeFailed(false),
      () => setNoticeFailed(true),
    );
  }, [forConfig, forNotice, attempt]);

  return {
    open,
    /** What it waits for can't be had now; `retry` asks again. */
    failed,
    retry,
  };
}
