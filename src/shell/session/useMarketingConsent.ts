import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { prefer, preferences } from '#data/preferences.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';

/**
 * Applies a visitor's marketing opt-in to their new account, however they registered; then deletes it from the device
 * (ME-07).
 */
export function useMarketingConsent(): void {
  const { isNew } = useSnapshot(stores.session);
  useEffect(() => {
    if (!isNew || !preferences.marketing) return;
    app.rg.optOut({ push: false, sms: false, email: false }).then(
      () => prefer({ marketing: false }),
      () => {},
    );
  }, [isNew]);
}
