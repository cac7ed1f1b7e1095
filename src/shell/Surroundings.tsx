import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { rememberCalm } from '#data/restrictedMode.ts';
import { useCareOfNew } from '#shared/rg/firstLimits.ts';
import { isInstalled } from '#browser/device.ts';
import { Floating } from './bubble/Floating.tsx';
import { isPulled, Pull } from './PullRefresh.tsx';
import { useExitGuard } from './useExitGuard.ts';
import { useFirstLaunch } from './popups/useFirstLaunch.ts';
import { usePopups } from './popups/usePopups.ts';
import { usePrefetch } from './prefetch/usePrefetch.ts';
import { useWishOfNew } from './useMarketingConsent.ts';
import { words } from './words.ts';

/** What stands beside every page, and what is offered at a calm moment. */
export function Around() {
  const t = words.use();
  const [pathname] = useLocation();
  const [installed] = useState(isInstalled);
  usePrefetch(pathname);
  useExitGuard(installed, pathname);
  useFirstLaunch();
  useCareOfNew();
  useWishOfNew();
  useEffect(() => rememberCalm(false), []);
  usePopups(installed, pathname);
  return (
    <>
      {isPulled(pathname) && (
        <aside aria-label={t('around')}>
          <Pull />
        </aside>
      )}
      <Floating pathname={pathname} />
    </>
  );
}
