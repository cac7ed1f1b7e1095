import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
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
  const root = document.getElementById('root')!;
  root.textContent = '';
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});

/** What begins once the page has loaded. */
async function begin() {
  const come = await import('./app/afterLoad.ts').catch(() => undefined);
  come?.afterLoad();
}
addEventListener('load', () => void begin());
