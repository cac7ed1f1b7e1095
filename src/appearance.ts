/** What `applyAppearance` leaves for the page. */
export interface Appearance {
  /** The typeface of headings and amounts, being read, if an earlier visit has fetched it. */
  typeface?: FontFace;
}

/**
 * Applies the language, the stored theme and the colour scheme before the first paint: the language chosen before, else
 * the first of the browser's that the app has, else English; the scheme chosen before, else the system's.
 * `languages` are the codes of the app's, with | between them, and `lightBars` is the light scheme's background. The build
 * inlines this one function into the document's head, so it may use nothing outside of itself.
 */
export function applyAppearance(
  cookie: string,
  themeKey: string,
  typefaceKey: string,
  preferencesKey: string,
  languages: string,
  lightBars: string,
) {
  const page = document.documentElement;
  const find = (text: string, before: string) => new RegExp(`${before}(${languages})\\b`).exec(text)?.[1];
  // `tl` is the older tag of Filipino.
  const spoken = ` ${navigator.languages.join(' ')}`.replace(/ tl\b/g, ' fil');
  const chosen = () => {
    try {
      return find(document.cookie, `(?:^|; )${cookie}=`);
    } catch {
      // Cookies are blocked: as if no language had been chosen.
      return undefined;
    }
  };
  page.lang = chosen() ?? find(spoken, ' ') ?? 'en';
  const stored = (key: string) => {
    try {
      return (JSON.parse(localStorage.getItem(key)!) ?? {}) as {
        data?: DOMStringMap;
        css?: string;
        scheme?: string;
        url?: string;
      };
    } catch {
      // An unreadable value, or blocked storage: as if nothing were stored.
      return {};
    }
  };
  const { data, css = '' } = stored(themeKey);
  Object.assign(page.dataset, data);
  page.style.cssText = css;
  const { url } = stored(typefaceKey);
  if (url) {
    const typeface = new FontFace('Perlas Display', `url(${url})`, { weight: '600 900' });
    typeface.load().catch(() => {});
    (self as Appearance).typeface = typeface;
  }
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const scheme = (page.dataset['scheme'] = stored(preferencesKey).scheme || system);
  if (scheme === 'light' && !data?.['only'])
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]')!.content = lightBars;
}
