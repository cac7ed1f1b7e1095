import { toasted } from '#nav/toasts.ts';
import { Toast } from '#ui/overlays/Toast.tsx';
import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { shellMark } from '#browser/documentSettings.ts';
import { Router as Navigation } from 'wouter';
import { useRestrictedMode } from '#data/restrictedMode.ts';
import { ErrorBoundary } from '#shared/page/ErrorBoundary.tsx';
import { shellParts } from '#shared/page/shellParts.ts';
import { LoadingBar } from './bars/LoadingBar.tsx';
import { lazy } from '#nav/lazy.tsx';
import { ModalStack } from './page/ModalStack.tsx';
import { aroundNav } from '#nav/navigation.ts';
import { Shell } from './Shell.tsx';
import './styles/base.css';

/** Whether the screen has room beside the column when the app starts (L-07). */
const isWide = matchMedia('(width >= 69rem)').matches;
const Backdrop = lazy(
  async () => (await import('#features/desktop/Backdrop.tsx')).Backdrop,
  () => null,
);

/** The current toast, if any. */
const Toasts = () => <Toast>{useSnapshot(toasted).text}</Toast>;

/** The whole app: shell, page and overlays. Calls `onShown` after its first commit. */
export function App({ onShown }: { onShown: () => void }) {
  const { parts, over: Over } = useSnapshot(shellParts);
  const restricted = useRestrictedMode();
  useEffect(() => {
    performance.mark(shellMark);
    onShown();
  }, [onShown]);
  return (
    <Navigation aroundNav={aroundNav}>
      <LoadingBar />
      <ErrorBoundary>
        <Shell />
        <ModalStack />
        {Over && <Over />}
        {parts && !restricted && <parts.Surroundings />}
        {parts && !restricted && isWide && (
          <Suspense>
            <Backdrop />
          </Suspense>
        )}
      </ErrorBoundary>
      <Toasts />
    </Navigation>
  );
}
