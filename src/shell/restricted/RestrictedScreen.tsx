import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { rememberRestrictedMode } from '#data/restrictedMode.ts';
import { dropModals } from '#nav/modals.ts';
import { Addressed } from '../Router.tsx';
import { RestrictedHome } from './RestrictedHome.tsx';
import { staysOpen } from './staysOpen.ts';

/** Every page, for who may not play: those about money, account and help as they are, and one in the place of all others (G-04). */
export default function RestrictedScreen() {
  const [pathname] = useLocation();
  const search = useSearch();
  // What was on offer goes with the page that it stood on.
  useEffect(() => {
    rememberRestrictedMode(true);
    dropModals();
  }, []);
  return staysOpen(pathname, search) ? <Addressed /> : <RestrictedHome />;
}
