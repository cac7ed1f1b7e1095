import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { BottomNav } from './bars/BottomNav.tsx';
import { useRestrictedMode } from '#data/restrictedMode.ts';
import { ConnectionBar } from './bars/ConnectionBar.tsx';
import { useAgeGate } from '#shared/age/ageGate.ts';
import { loadDeferredParts } from './loading/loadDeferredParts.ts';
import { shellParts } from '#shared/page/shellParts.ts';
import { useMaintenance } from './session/useMaintenance.ts';
import { Router } from './page/Router.tsx';
import { routeAt } from '#nav/routes.ts';
import css from './Shell.module.css';
import { TopBar } from './bars/TopBar.tsx';
import { Unreached } from '#shared/page/Unreached.tsx';
import { useSessionEnd } from './session/useSessionEnd.ts';
import { supervision } from '#data/supervision.ts';

/** The page and the bars around it. Everything is inert until the age gate opens (checklist P-01). */
export function Shell() {
  useSessionEnd();
  useMaintenance();
  const restricted = useRestrictedMode();
  const entrance = useAgeGate();
  const { open } = entrance;
  const [pathname] = useLocation();
  const { broken } = useSnapshot(supervision);
  const { parts, lost } = useSnapshot(shellParts);
  const rules = routeAt(pathname)?.rules ?? {};
  useEffect(() => {
    if (open || broken) loadDeferredParts();
  }, [open, broken]);
  if (broken) return parts ? <parts.WorkerStopped /> : <Unreached onRetry={() => location.reload()} />;
  const waits = !open && !rules.early;

  return (
    <div className={css['column']}>
      {parts && <parts.StorageBanner />}
      {waits && entrance.failed ? (
        <Unreached onRetry={entrance.retry} />
      ) : (
        <div className={css['page']} inert={waits}>
          {rules.tabs && !restricted && <TopBar />}
          <Router />
        </div>
      )}
      <div className={css['bottom']}>
        <ConnectionBar />
        {(rules.tabs || lost) && !restricted && <BottomNav inert={waits} />}
      </div>
    </div>
  );
}
