import { useEffect, useReducer, useState } from 'react';
import { useSnapshot } from 'valtio';
import { consent, noticeVersion } from './ageConsent.ts';
import { show } from './modals.ts';
import { stores } from './stores.ts';
import { useHeardAgain } from './useHeardAgain.ts';
import { app } from './worker.ts';

/** `config.clientMode` of an operator who wants the age notice (spec §1). */
const noticeMode = 1;

/** Whether the page may be used yet: not before the operator's settings have come, nor before the age notice is accepted. */
export function useEntrance() {
  const { config, missed } = useSnapshot(stores.settings);
  const { onLine, failing } = useSnapshot(stores.network);
  const { version: accepted } = useSnapshot(consent);
  const [attempt, retry] = useReducer((times: number) => times + 1, 0);
  const [noticeFailed, setNoticeFailed] = useState(false);

  const noticeNeeded = config?.clientMode === noticeMode && noticeVersion(config) !== accepted;
  const configNeeded = config === null;

  const failed = configNeeded ? !onLine || failing || missed : noticeNeeded && noticeFailed;

  useHeardAgain(() => {
    if (noticeFailed) retry();
  });
  useEffect(() => {
    if (configNeeded && attempt > 0) void app.resume().catch(() => {});
    if (!noticeNeeded) return;
    show('ageNotice', {}).then(
      () => setNoticeFailed(false),
      () => setNoticeFailed(true),
    );
  }, [configNeeded, noticeNeeded, attempt]);

  return {
    open: !configNeeded && !noticeNeeded,
    /** What it waits for can't be had now; `retry` asks again. */
    failed,
    retry,
  };
}
