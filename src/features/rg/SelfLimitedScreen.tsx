import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { Helplines } from '#shared/rg/Helplines.tsx';
import { RgStatus } from '#shared/rg/RgStatus.tsx';
import { href, useQuery } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { go } from '#nav/navigation.ts';
import { Page } from '#shared/page/Page.tsx';
import { restrictedPage } from '#nav/routes.ts';
import { loadScreen } from '#nav/screens.ts';
import { rgStates } from '#contract/protection.ts';
import { stores } from '#data/stores.ts';
import { screenful, Skeleton } from '#ui/states/Skeleton.tsx';
import { BreakPart, loadParts, ExcludePart, LimitsPart, SelfTest } from './lazyParts.ts';
import { Overview } from './Overview.tsx';
import { Venues } from './Venues.tsx';
import { words } from './words.en.ts';

// Loaded with the screen, as all its parts, and the page shown once a break begins, must work offline.
void Promise.all([loadScreen(restrictedPage), loadParts()]).catch(() => {});

const titles = {
  all: 'title',
  limits: 'limits',
  break: 'break',
  exclude: 'exclude',
  done: 'breakStarted',
  test: 'test',
} as const;

/**
 * The responsible gaming page: information and helplines for everybody, limits, breaks and self-exclusion for players
 * (players 3.1).
 */
export default function SelfLimitedScreen() {
  const t = words.use();
  const { part } = useQuery('/member/self-limited');
  const { known } = useSnapshot(stores.session);
  const excluded = useSnapshot(stores.rg).state === rgStates.excluded;
  const title = part === 'done' && excluded ? 'exclusionActive' : titles[part];
  const waiting = <Skeleton lines={screenful} />;
  return (
    <Page title={t(title)} back={part === 'all' || part === 'done' ? '/' : '/member/self-limited'}>
      <Suspense fallback={waiting}>
        {known ? <Part key={part} part={part} /> : waiting}
        <Helplines />
        {(part === 'all' || part === 'done') && <Venues />}
      </Suspense>
    </Page>
  );
}

/** Once play is closed, the confirmation replaces the form in the history. */
const finish = () => void go(href('/member/self-limited', { part: 'done' }), { replace: true });

function Part({ part }: { part: keyof typeof titles }) {
  const { userId } = useSnapshot(stores.session);
  const { state } = useSnapshot(stores.rg);
  if (part === 'test') return <SelfTest />;
  if (userId === 0) return <Overview />;
  switch (part) {
    case 'limits':
      return <LimitsPart />;
    case 'break':
      return <BreakPart onDone={finish} />;
    case 'exclude':
      return <ExcludePart onDone={finish} />;
    case 'done':
      return state === 0 ? <Overview /> : <Done />;
    case 'all':
      return <Overview />;
  }
}

/** Confirms the break or exclusion that has begun: until when, and how to get the money. */
function Done() {
  const t = words.use();
  return (
    <>
      <RgStatus />
      <LinkButton to={href('/')}>{t('toAccount')}</LinkButton>
    </>
  );
}
