import { Router as Navigation } from 'wouter';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LoadingBar } from './LoadingBar.tsx';
import { Modals } from './Modals.tsx';
import { aroundNav } from './navigation.ts';
import { Shell } from './Shell.tsx';
import { Toasts } from './Toasts.tsx';
import './base.css';

/** The whole app: the shell with the page in it, and what stands over them. */
export function App() {
  return (
    <Navigation aroundNav={aroundNav}>
      <LoadingBar />
      <ErrorBoundary>
        <Shell />
        <Modals />
      </ErrorBoundary>
      <Toasts />
    </Navigation>
  );
}
