import { useEffect, useReducer, useState } from 'react';
import { useSnapshot } from 'valtio';
import { consent, noticeVersion } from './ageConsent.ts';
import { show } from '#nav/modals.ts';
import { stores } from '#data/stores.ts';
import { useReconnected } from '#data/useReconnected.ts';
import { app } from '#data/worker.ts';

/** The `config.clientMode` with which the operator requires the age notice (spec §1). */
const noticeMode = 1;

/** Whether the age gate is open: the operator's settings are loaded, and the age notice is accepted where required. */
export function useOpen(): boolean {
  const { config } = useSnapshot(stores.settings);
  const { version } = useSnapshot(consent);
  return config !== null && (config.clientMode !== noticeMode || noticeVersion(config) === version);
}

/** Runs the age gate: shows the age notice where required, and reports when the settings can't be loaded. */
export function useAgeGate() {
  const { config, missed } = useSnapshot(stores.settings);
  const { onLine, failing } = useSnapshot(stores.network);
  const open = useOpen();
  const [attempt, retry] = useReducer((times: number) => times + 1, 0);
  const [noticeFailed, setNoticeFailed] = useState(false);

  const configNeeded = config === null;

  const failed = !open && (configNeeded ? missed !== null && (!onLine || failing || missed) : noticeFailed);

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
    /** The settings couldn't be loaded; `retry` requests them again. */
    failed,
    retry,
  };
}
