import { useEffect } from 'react';
import { useRestrictedMode } from '#data/restrictedMode.ts';
import { href } from '#nav/href.ts';
import { allRoutes, missingPage } from '#nav/routes.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import NotFoundScreen from '#shared/page/NotFoundScreen.tsx';
import { Page } from '#shared/page/Page.tsx';
import { shellParts, type NotOnDeviceProps } from '#shared/page/shellParts.ts';
import { words as shared } from '#shared/words.en.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { pageAt } from '../pages/pages.ts';
import { words as titles } from '../pages/words.en.ts';

const protection = '/member/self-limited';

/**
 * Replaces a page whose code isn't on the device: its title, the reason, and ways out; the shell adds the bottom tabs
 * . An unknown path needs no code; a page whose route isn't known yet is looked up by its path.
 */
export function NotOnDevice({ route, onRetry }: NotOnDeviceProps) {
  const common = shared.use();
  const titleOf = titles.use();
  const isRestricted = useRestrictedMode();
  const unknown = route === missingPage;
  const page = pageAt(unknown && !allRoutes.known ? location.pathname : route.path);
  useEffect(() => {
    shellParts.lost = true;
    return () => void (shellParts.lost = false);
  }, []);
  if (unknown && !page) return <NotFoundScreen />;
  return (
    <Page title={page ? titleOf(page.path) : import.meta.env.VITE_BRAND_NAME} {...(page?.back && { back: page.back })}>
      <OfflineNote lacks="code" onRetry={onRetry} />
      {isRestricted ? (
        <LinkButton to={href(protection)}>{titleOf(protection)}</LinkButton>
      ) : (
        <LinkButton to={href('/')}>{common('toHome')}</LinkButton>
      )}
    </Page>
  );
}
