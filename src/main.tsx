import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { reportFacts } from './app/facts.ts';
import './app/installPrompt.ts';
import { lead } from './app/lead.ts';
import { kept } from './app/kept.ts';
import { followLook } from './app/look.ts';
import { firstRoute } from './app/navigation.ts';
import { track } from './app/track.ts';
import { startUpdates } from './app/updates.ts';
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
addEventListener('load', () => {
  void startUpdates();
  // Whoever chose to see less motion chose it for every page.
  if (kept('device', 'preferences', null)) void import('./app/preferences.ts');
});
