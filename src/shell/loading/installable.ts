import { subscribe } from 'valtio/vanilla';
import { language } from '#i18n/language.ts';

/** The web app manifest in the player's language; the same app in each, by its `id` (B15). */
const address = () => (language.code === 'fil' ? '/manifest.fil.webmanifest' : '/manifest.webmanifest');

/** Adds the web app manifest, so that the browser may offer an installation; not before the age gate opens. */
export function makeInstallable(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = address();
  document.head.append(link);
  subscribe(language, () => void (link.href = address()));
}
