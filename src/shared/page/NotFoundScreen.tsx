import { useLocation } from 'wouter';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { href } from '#nav/href.ts';
import { LinkButton } from './LinkButton.tsx';
import { Page } from './Page.tsx';
import { words } from '#i18n/words.en.ts';

/** Maximum length of the address shown, characters. */
const longestPath = 200;

/** The 404 page (spec §8): an unknown path, or an invalid query. */
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
