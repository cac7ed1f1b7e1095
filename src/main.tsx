import { StrictMode, startTransition } from 'react';
import { App } from '#shell/App.tsx';
import { register } from '#shell/pages/register.ts';
import '#shell/popups/lastUse.ts';
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

/** Renders the app; resolves with its first commit. */
async function show() {
  await Promise.all([firstRoute(), lastScreenKnown()]);
  applyTypeface();
  const page = createRoot(document.getElementById('root')!);
  // A transition renders in small steps; the skeleton or the last screen stays until the first render is complete.
  await new Promise<void>((shown) =>
    startTransition(() =>
      page.render(
        <StrictMode>
          <App onShown={shown} />
        </StrictMode>,
      ),
    ),
  );
}
const shown = show();

/** How long the deferred tasks wait for the app's first commit after the load event, milliseconds. */
const patience = 3_000;

/** Starts what runs after the load event and the first commit, which it would delay. */
async function startLater() {
  await Promise.race([shown, new Promise((over) => setTimeout(over, patience))]);
  const deferred = await import('#shell/loading/deferredTasks.ts').catch(() => undefined);
  deferred?.startDeferredTasks();
}
addEventListener('load', () => setTimeout(startLater));
