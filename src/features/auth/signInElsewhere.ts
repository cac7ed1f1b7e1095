import { plannedReturn } from '#nav/returnTo.ts';

const pages = ['/auth/login', '/auth/register'];

/** The log-in or registration page's address for another browser, with the page to go to afterwards. */
export function signInElsewhere(): string {
  const { pathname, search } = location;
  const isPage = pages.includes(pathname);
  const params = new URLSearchParams(isPage ? search : '');
  const back = plannedReturn() ?? (pathname.startsWith('/auth/') ? '' : pathname + search);
  if (back && back !== '/') params.set('back', back);
  const path = isPage ? pathname : '/auth/login';
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}
