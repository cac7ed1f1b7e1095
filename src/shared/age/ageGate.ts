import { useEffect, useReducer, useState } from 'react';
import { useSnapshot } from 'valtio';
import { consent, noticeVersion } from './ageConsent.ts';
import { show } from '#nav/modals.ts';
import { stores } from '#data/stores.ts';
import { useReconnected } from '#data/useReconnected.ts';
import { app } from '#data/worker.ts';

/** `config.clientMode` of an operator who wants the age notice (spec §1). */
const noticeMode = 1;

/** Whether the page may be used yet: not before the operator's settings have come, nor before the age notice is accepted. */
export function useOpen(): boolean {
  const { config } = useSnapshot(stores.settings);
  const { version } = useSnapshot(consent);
  return config !== null && (config.clientMode !== noticeMode || noticeVersion(config) === version);
}

/** The way in: shows the age notice where it is asked for, and says when what the page waits for can't be had. */
export function useAgeGate() {
  const { config, missed } = useSnapshot(stores.settings);
  const { onLine, failing } = useSnapshot(stores.network);
  const open = useOpen();
  const [attempt, retry] = useReducer((times: number) => times + 1, 0);
  const [noticeFailed, setNoticeFailed] = useState(false);

  const configNeeded = config === null;

  const failed = !open && (configNeeded ? !onLine || failing || missed : noticeFailed);

  useReconnected(() => {
    if (noticeFailed) retry();
  });
  useEffect(() => {
    if (configNeeded && attempt > 0) void app.tab.resume().catch(() => {});
    if (configNeeded || open) return;
    show('ageNotice', {}).then(
      () => setNoticeFailed(false),
      () => setNoticeFailed(true),
    );
  }, [configNeeded, open, attempt]);

  return {
    open,
    /** What it waits for can't be had now; `retry` asks again. */
    failed,
    retry,
  };
}
