import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Router as Navigation } from 'wouter';
import { useCalm } from './calm.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { later } from './later.ts';
import { LoadingBar } from './LoadingBar.tsx';
import { ModalStack } from './ModalStack.tsx';
import { aroundNav } from './navigation.ts';
import { Shell } from './Shell.tsx';
import { Toasts } from './Toasts.tsx';
import './base.css';

/** Set when React has taken the page over: what the load is measured by. */
const shellMark = 'app:shell';

/** The whole app: the shell with the page in it, and what stands over them. */
export function App() {
  const { parts } = useSnapshot(later);
  const calm = useCalm();
  useEffect(() => void performance.mark(shellMark), []);
  return (
    <Navigation aroundNav={aroundNav}>
      <LoadingBar />
      <ErrorBoundary>
        <Shell />
        <ModalStack />
        {parts && !calm && <parts.Around />}
      </ErrorBoundary>
      <Toasts />
    </Navigation>
  );
}
