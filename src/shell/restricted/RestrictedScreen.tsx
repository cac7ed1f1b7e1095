import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { rememberRestrictedMode } from '#data/restrictedMode.ts';
import { dropModals } from '#nav/modals.ts';
import { Addressed } from '../page/Router.tsx';
import { RestrictedHome } from './RestrictedHome.tsx';
import { staysOpen } from './staysOpen.ts';

/**
 * Router of restricted mode: pages about money, account and help are unchanged, `RestrictedHome` replaces all others
 * (G-04).
 */
export default function RestrictedScreen() {
  const [pathname] = useLocation();
  const search = useSearch();
  // Closes the dialogs of the pages of play.
  useEffect(() => {
    rememberRestrictedMode(true);
    dropModals();
  }, []);
  return staysOpen(pathname, search) ? <Addressed /> : <RestrictedHome />;
}
