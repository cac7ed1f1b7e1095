import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { prefer, preferences } from '#data/preferences.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';

/** A visitor who wanted offers has them as a player, by every way there is; the wish goes with them, and the next visitor has none (ME-07). */
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
