/**
 * Shows the document's age notice unless one was accepted on this device, and stores the answer: the version that the
 * app has put on the notice, or `*` before the app has loaded. `next` is the language after each, by its code. The build
 * inlines this one function behind the notice, so it may use nothing outside of itself.
 */
export function askAge(
  key: string,
  cookie: string,
  lifetime: number,
  next: Readonly<Record<string, string>>,
  ...readable: string[]
) {
  const page = document.documentElement;
  const notice = document.querySelector<HTMLDialogElement>('#age-notice')!;
  /** Marks whether the notice is read to its end, for its style. */
  const markEnd = () => {
    const rest = notice.scrollHeight - notice.clientHeight - notice.scrollTop;
    notice.toggleAttribute('data-end', rest < 8);
  };
  const show = () => {
    notice.returnValue = '';
    notice.showModal();
    markEnd();
  };
  const accepted = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage is blocked: the answer holds for this document.
      return null;
    }
  };

  notice.addEventListener('scroll', markEnd);
  addEventListener('resize', markEnd);
  notice.addEventListener('cancel', (event) => event.preventDefault());
  notice.addEventListener('close', () => {
    const { version = '*', decline = '' } = notice.dataset;
    if (notice.returnValue === 'accept') {
      try {
        localStorage.setItem(key, JSON.stringify(version));
      } catch {
        // Storage is blocked.
      }
    } else if (notice.returnValue !== 'unneeded') {
      const declined = notice.returnValue === 'decline';
      show();
      if (declined) location.assign(decline);
    }
  });
  notice.querySelector('[name=language]')!.addEventListener('click', () => {
    page.lang = next[page.lang] ?? 'en';
    try {
      document.cookie = `${cookie}=${page.lang}; max-age=${lifetime}; path=/; samesite=lax`;
    } catch {
      // Cookies are blocked: the language holds for this document.
    }
    notice.scrollTop = 0;
    markEnd();
  });
  if (accepted() === null && !readable.includes(location.pathname.toLowerCase().replace(/\/+$/, ''))) show();
}
