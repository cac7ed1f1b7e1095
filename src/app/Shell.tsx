import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { BottomNav } from './BottomNav.tsx';
import { useCalm } from './calm.ts';
import { ConnectionBar } from './ConnectionBar.tsx';
import { useEntrance } from './entrance.ts';
import { bringLater, later } from './later.ts';
import { useMaintenance } from './maintenance.ts';
import { Router } from './Router.tsx';
import { routeAt } from './routes.ts';
import css from './shell.module.css';
import { TopBar } from './TopBar.tsx';
import { Unreached } from './Unreached.tsx';
import { useSessionEnd } from './useSessionEnd.ts';
import { supervision } from './worker.ts';
import { WorkerStopped } from './WorkerStopped.tsx';

/** The page, and the bars around it. What can be tapped waits for the entrance to open (checklist P-01). */
export function Shell() {
  useSessionEnd();
  useMaintenance();
  const calm = useCalm();
  const entrance = useEntrance();
  const { open } = entrance;
  const [pathname] = useLocation();
  const { broken } = useSnapshot(supervision);
  const { parts } = useSnapshot(later);
  const rules = routeAt(pathname)?.rules ?? {};
  useEffect(() => {
    if (open) bringLater();
  }, [open]);
  if (broken) return <WorkerStopped />;
  const waits = !open && !rules.early;

  return (
    <div className={css['column']}>
      {parts && <parts.StorageBanner />}
      {waits && entrance.failed ? (
        <Unreached onRetry={entrance.retry} />
      ) : (
        <div className={css['page']} inert={waits}>
          {!rules.bare && !calm && <TopBar />}
          <Router />
        </div>
      )}
      <div className={css['bottom']}>
        <ConnectionBar />
        {rules.tabs && !calm && <BottomNav inert={waits} />}
      </div>
    </div>
  );
}
