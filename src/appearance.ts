/**
 * Applies the language, the stored theme and the colour scheme before the first paint: the language chosen before, else
 * the first of the browser's that the app has, else English; the scheme chosen before, else the system's. The build
 * inlines this one function into the document's head, so it may use nothing outside of itself.
 */
export function applyAppearance(cookie: string, themeKey: string, preferencesKey: string) {
  const page = document.documentElement;
  // `tl` is the older tag of Filipino.
  const spoken = navigator.languages.map((tag) => /^(en|fil|tl)\b/i.exec(tag)?.[1]!.toLowerCase()).find(Boolean);
  const chosen = new RegExp(`(?:^|; )${cookie}=(en|fil)(?:;|$)`).exec(document.cookie)?.[1];
  page.lang = chosen ?? (!spoken || spoken === 'en' ? 'en' : 'fil');
  const stored = (key: string) => {
    try {
      return (JSON.parse(localStorage.getItem(key)!) ?? {}) as { data?: DOMStringMap; css?: string; scheme?: string };
    } catch {
      // An unreadable value, or blocked storage: as if nothing were stored.
      return {};
    }
  };
  const { data, css = '' } = stored(themeKey);
  Object.assign(page.dataset, data);
  page.style.cssText = css;
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const scheme = (page.dataset['scheme'] = stored(preferencesKey).scheme || system);
  if (scheme === 'light' && !data?.['only'])
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content = '#f1f3f7';
}
