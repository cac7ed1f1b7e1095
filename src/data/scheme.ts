import { subscribe } from 'valtio/vanilla';
import { tellThemeColour } from '#browser/themeColour.ts';
import { preferences } from './preferences.ts';

/**
 * Keeps the colour scheme of style sheets and browser at the chosen one, or the system's; the document's head has set
 * it at the start (`appearance`).
 */
export function followScheme(): void {
  const light = matchMedia('(prefers-color-scheme: light)');
  const expose = () => {
    document.documentElement.dataset['scheme'] = preferences.scheme || (light.matches ? 'light' : 'dark');
    tellThemeColour();
  };
  light.addEventListener('change', expose);
  subscribe(preferences, expose, true);
  // The system's scheme may have changed since the start.
  expose();
}
