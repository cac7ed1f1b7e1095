import { subscribe } from 'valtio/vanilla';
import { tellThemeColour } from '#browser/themeColour.ts';
import { preferences } from './preferences.ts';

/**
 * Keeps the colour scheme that style sheets and the browser see the chosen one, or else the system's; at the start the
 * document's head has set it (`appearance`).
 */
export function followScheme(): void {
  const light = matchMedia('(prefers-color-scheme: light)');
  const expose = () => {
    document.documentElement.dataset['scheme'] = preferences.scheme || (light.matches ? 'light' : 'dark');
    tellThemeColour();
  };
  light.addEventListener('change', expose);
  subscribe(preferences, expose, true);
  // It may have been changed since the start.
  expose();
}
