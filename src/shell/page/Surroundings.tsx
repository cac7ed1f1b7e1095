import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { rememberRestrictedMode } from '#data/restrictedMode.ts';
import { useFirstLimitsOfNew } from '#shared/rg/firstLimits.ts';
import { isInstalled } from '#browser/device.ts';
import { FloatingBubble } from '../bubble/Floating.tsx';
import { isPulled, PullRefresh } from './PullRefresh.tsx';
import { useExitGuard } from './useExitGuard.ts';
import { useLobbyReturns } from '../popups/lobbyUse.ts';
import { useFirstLaunch } from '../popups/useFirstLaunch.ts';
import { useNewLevel } from '../popups/useNewLevel.ts';
import { usePopups } from '../popups/usePopups.ts';
import { usePrefetch } from '../prefetch/usePrefetch.ts';
import { words } from '../words.en.ts';

/** Elements shown on every page, and what may open when nothing else is going on: bubble, popups, prefetch. */
export function Surroundings() {
  const t = words.use();
  const [pathname] = useLocation();
  const [installed] = useState(isInstalled);
  usePrefetch(pathname);
  useExitGuard(installed, pathname);
  useLobbyReturns(pathname);
  useFirstLaunch(pathname);
  useFirstLimitsOfNew();
  useEffect(() => void rememberRestrictedMode(false), []);
  usePopups(installed, pathname);
  useNewLevel(pathname);
  return (
    <>
      {isPulled(pathname) && (
        <aside aria-label={t('around')}>
          <PullRefresh />
        </aside>
      )}
      <FloatingBubble pathname={pathname} />
    </>
  );
}
