import { StrictMode, startTransition } from 'react';
import { App } from './app/App.tsx';
import { createRoot } from './app/createRoot.ts';
import { reportFacts } from './app/facts.ts';
import './app/installPrompt.ts';
import { lead } from './app/lead.ts';
import { followLook } from './app/look.ts';
import { firstRoute } from './app/navigation.ts';
import { track } from './app/track.ts';
import { supervise } from './app/worker.ts';

reportFacts();
lead();
supervise();
followLook();
track('app_start');

void firstRoute().then(() => {
  const page = createRoot(document.getElementById('root')!);
  // In small steps; what index.html has painted stays until the whole of it stands.
  startTransition(() =>
    page.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
});

/** What begins once the page has loaded, in a task of its own: the last script's is long already. */
async function begin() {
  const come = await import('./app/afterLoad.ts').catch(() => undefined);
  come?.afterLoad();
}
addEventListener('load', () => setTimeout(begin));
