import { notice } from './ageConsent.ts';
import { switchLanguage } from '#i18n/area.ts';
import { language, setLanguage, type Language } from '#i18n/language.ts';

/** Shows the notice for an answer. */
export function showNotice(): void {
  if (!notice || notice.open) return;
  notice.returnValue = '';
  notice.showModal();
}

/** Hides the notice without an answer. */
export function hideNotice(): void {
  if (notice?.open) notice.close('unneeded');
}

/**
 * Handles a visitor's input to the notice: the focus after the answer, and the choice of a language. Returns a
 * function to stop.
 */
export function followNotice() {
  const listeners = new AbortController();
  const { signal } = listeners;
  notice?.addEventListener('close', moveFocus, { signal });
  notice?.querySelector('[name=language]')?.addEventListener('click', () => void followLanguage(), { signal });
  void followLanguage();
  return () => listeners.abort();
}

function moveFocus() {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

async function followLanguage() {
  const chosen = document.documentElement.lang as Language;
  // The notice already shows that language, so it is set even if texts fail to load; they load later.
  if (notice && chosen !== language.code && !(await switchLanguage(chosen))) setLanguage(chosen);
}
