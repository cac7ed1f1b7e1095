/**
 * Shows the lobby as it was last seen, which the service worker has put into the page's root, before the first paint; or
 * the skeleton in its place, if the lobby is another session's, in another language, no longer kept, or this tab filters
 * it. Takes it out again should another tab change that. Returns whether it still holds. The service worker inlines this
 * one function behind the markup, so it may use nothing outside of itself.
 */
export function showLastScreen(eraKey: string, epochKey: string, filterKey: string, mark: string) {
  const root = document.querySelector<HTMLElement>('#root')!;
  const skeleton = document.querySelector<HTMLTemplateElement>('#skeleton')!;
  const { era, epoch, lang, day } = root.dataset;
  const isCurrent = () => {
    try {
      const stored = (key: string) => localStorage.getItem(key) ?? '';
      const isFiltered = /:[^n]/.test(sessionStorage.getItem(filterKey) ?? '');
      const isOurs = stored(eraKey) === era && stored(epochKey) === epoch;
      return isOurs && !isFiltered && document.documentElement.lang === lang;
    } catch {
      // Storage is blocked.
      return false;
    }
  };
  const takeOut = () => {
    delete root.dataset['epoch'];
    root.replaceChildren(skeleton.content);
  };

  if (isCurrent()) {
    const hoursToManila = 8;
    const today = new Date(Date.now() + hoursToManila * 3_600_000).toISOString().slice(0, 10);
    for (const each of root.querySelectorAll<HTMLElement>('[data-style]')) each.style.cssText = each.dataset['style']!;
    for (const each of root.querySelectorAll<HTMLElement>('[data-today]'))
      if (day === today) each.textContent = each.dataset['today']!;
    performance.mark(mark);
  } else takeOut();
  root.hidden = false;
  addEventListener('storage', () => root.dataset['epoch'] === undefined || isCurrent() || takeOut());
  return isCurrent;
}
