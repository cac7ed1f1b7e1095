import { useLocation } from 'wouter';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { decoded } from '#browser/addresses.ts';
import { useFeature } from '#data/features.ts';
import { href } from '#nav/href.ts';
import { routeAt } from '#nav/routes.ts';
import { LinkButton } from './LinkButton.tsx';
import { NotAvailable } from './NotAvailable.tsx';
import { Page } from './Page.tsx';
import { words } from '../words.en.ts';

/** Maximum length of the address shown, characters. */
const longestPath = 200;

/** The 404 page (spec §8): an unknown path, an invalid query, or a page of a feature that the operator doesn’t have. */
export default function NotFoundScreen() {
  const t = words.use();
  const [pathname] = useLocation();
  const isHad = useFeature(routeAt(pathname)?.rules.feature);
  return (
    <Page title={t('notFound')}>
      {isHad ? (
        <EmptyState picture="/icons/states/notFound.svg" title="404" text={decoded(pathname).slice(0, longestPath)}>
          <LinkButton to={href('/')} kind="gold">
            {t('toHome')}
          </LinkButton>
        </EmptyState>
      ) : (
        <NotAvailable />
      )}
    </Page>
  );
}
