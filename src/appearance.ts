/**
 * Applies the language and the stored theme before the first paint: the language chosen before, else the first of the
 * browser's that the app has, else English. The build inlines this one function into the document's head, so it may use
 * nothing outside of itself.
 */
export function applyAppearance(cookie: string, themeKey: string) {
  const page = document.documentElement;
  // `tl` is the older tag of Filipino.
  const spoken = navigator.languages.map((tag) => /^(en|fil|tl)\b/i.exec(tag)?.[1]!.toLowerCase()).find(Boolean);
  const chosen = new RegExp(`(?:^|; )${cookie}=(en|fil)(?:;|$)`).exec(document.cookie)?.[1];
  page.lang = chosen ?? (!spoken || spoken === 'en' ? 'en' : 'fil');
  try {
    const { data, css } = JSON.parse(localStorage.getItem(themeKey)!) as { data: DOMStringMap; css: string };
    Object.assign(page.dataset, data);
    page.style.cssText = css;
  } catch {
    // No stored theme, an unreadable one, or blocked storage: the default theme stays.
  }
}
