import { useEffect, useReducer } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { readablePages } from '#browser/documentSettings.ts';
import { acceptNotice, consent, isAccepted, notice, noticeVersion, unnumbered } from './ageConsent.ts';
import { declineAddress } from './declineAddress.ts';
import { followNotice, hideNotice, showNotice } from './notice.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';

/** The `config.clientMode` with which the operator requires the age notice (spec §1). */
const noticeMode = 1;

/** Whether the age gate is open: the operator's settings are loaded, and the age notice is accepted if required. */
export function useOpen(): boolean {
  const { config } = useSnapshot(stores.settings);
  const { version } = useSnapshot(consent);
  return config !== null && (config.clientMode !== noticeMode || isAccepted(version, noticeVersion(config)));
}

/** Whether the age notice is to be answered here: every page but the readable ones waits for that. */
export function useNoticeDue(): boolean {
  const { config } = useSnapshot(stores.settings);
  const { version } = useSnapshot(consent);
  const open = useOpen();
  const [pathname] = useLocation();
  return (config === null ? version === '' : !open) && !readablePages.includes(pathname);
}

/**
 * Runs the age gate: takes over the document's notice, shows it again if the operator's settings require another
 * version, hides it if they require none, and reports if the settings fail to load.
 */
export function useAgeGate() {
  const { config, missed } = useSnapshot(stores.settings);
  const { onLine, failing } = useSnapshot(stores.network);
  const { version } = useSnapshot(consent);
  const open = useOpen();
  const due = useNoticeDue();
  const [attempt, retry] = useReducer((times: number) => times + 1, 0);
  const configNeeded = config === null;

  useEffect(() => {
    if (configNeeded && attempt > 0) void app.tab.resume().catch(() => {});
  }, [configNeeded, attempt]);
  useEffect(() => {
    if (!config || !notice) return;
    notice.dataset['version'] = noticeVersion(config);
    notice.dataset['decline'] = declineAddress(config.ageNotice?.declineUrl, import.meta.env.VITE_DECLINE_URL);
    if (version === unnumbered) acceptNotice(noticeVersion(config));
  }, [config, version]);
  useEffect(() => {
    if (!due) hideNotice();
    // An answer given since this render closes the notice for good.
    else if (consent.version === version) showNotice();
  }, [due, version]);
  useEffect(followNotice, []);

  return {
    open,
    /** The settings failed to load; `retry` requests them again. */
    failed: configNeeded && missed !== null && (!onLine || failing || missed),
    retry,
  };
}
