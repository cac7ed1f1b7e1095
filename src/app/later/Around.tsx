import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { rememberCalm } from '../calm.ts';
import { useCareOfNew } from '../care/firstCare.ts';
import { isInstalled } from '../device.ts';
import { Floating } from './Floating.tsx';
import { isPulled, Pull } from './Pull.tsx';
import { useExitGuard } from './useExitGuard.ts';
import { useFirstLaunch } from './useFirstLaunch.ts';
import { usePopups } from './usePopups.ts';
import { usePrefetch } from './usePrefetch.ts';
import { useWishOfNew } from './useWishOfNew.ts';
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
