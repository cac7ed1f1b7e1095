import { StrictMode, startTransition } from 'react';
import { App } from '#shell/App.tsx';
import { register } from '#shell/pages/register.ts';
import { createRoot } from 'react-dom/client';
import { beaconTail } from '#data/eventTail.ts';
import { reportFacts } from '#data/facts.ts';
import { lastScreenKnown } from '#data/lastScreenKnown.ts';
import '#browser/installPrompt.ts';
import { catchErrors } from '#browser/thrown.ts';
import { lead } from '#data/leadership.ts';
import { followTheme } from '#shared/theme/theme.ts';
import { firstRoute } from '#nav/navigation.ts';
import { track } from '#nav/analytics.ts';
import { supervise } from '#data/supervision.ts';
import { applyTypeface } from './applyTypeface.ts';

register();
catchErrors();
reportFacts();
beaconTail();
lead();
supervise();
followTheme();
track('app_start');

void Promise.all([firstRoute(), lastScreenKnown()]).then(() => {
  applyTypeface();
  const page = createRoot(document.getElementById('root')!);
  // A transition renders in small steps; the skeleton or the last screen stays until the first render is complete.
  startTransition(() =>
    page.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
});

/** Starts what runs after the load event, in a task of its own, as the last script's task is long already. */
async function startLater() {
  const deferred = await import('#shell/loading/deferredTasks.ts').catch(() => undefined);
  deferred?.startDeferredTasks();
}
addEventListener('load', () => setTimeout(startLater));
