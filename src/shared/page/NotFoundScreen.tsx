import { useLocation } from 'wouter';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { href } from '#nav/href.ts';
import { LinkButton } from './LinkButton.tsx';
import { Page } from './Page.tsx';
import { words } from '#i18n/words.ts';

/** An address has no end; this much of it is shown. */
const longestPath = 200;

/** The 404 (spec §8): no such page, or not with this query. */
export default function NotFoundScreen() {
  const t = words.use();
  const [pathname] = useLocation();
  return (
    <Page title={t('notFound')}>
      <EmptyState picture="/icons/states/notFound.svg" title="404" text={decoded(pathname).slice(0, longestPath)}>
        <LinkButton to={href('/')} kind="gold">
          {t('toHome')}
        </LinkButton>
      </EmptyState>
    </Page>
  );
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
