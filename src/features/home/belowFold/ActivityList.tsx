import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { lazy } from '#nav/lazy.tsx';
import { useReply } from '#nav/useReply.ts';
import { GuideOffer } from '#shared/guide/GuideOffer.tsx';
import { setGuideRuns } from '#shared/guide/guide.ts';
import { hasGuide, shownActivities } from './activities.ts';
import layout from '#ui/layout.module.css';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { importTiles } from './importTiles.ts';
import { words } from './words.en.ts';

const nothing = () => null;
const ActivityTiles = lazy(importTiles, nothing);

/** How many activities the lobby lists; the page of events has all. */
const mostShown = 12;
const allEvents = '/bonus/event';

/** The first running activities for which the app has a page, and a link to all. */
export function ActivityList() {
  const t = words.use();
  const { userId, user } = useSnapshot(stores.session);
  const hasDeposited = (user?.totalRecharge ?? 0) > 0;
  const { config } = useSnapshot(stores.settings);
  const { value } = useReply('getActivityIds', {});
  const exists = useKnownAddress();
  const now = useOperatorTime();
  const features = config?.features;
  const shown = value ? shownActivities(value.activityMap, { userId, now, features, exists, hasDeposited }) : [];
  const guided = value && hasGuide(value.activityMap, { userId, now });
  useEffect(() => {
    if (guided !== undefined) setGuideRuns(guided);
  }, [guided]);
  if (shown.length === 0) return <GuideOffer />;
  const more = shown.length > mostShown && exists(allEvents);
  return (
    <nav aria-label={t('activities')} className={layout['stack2']}>
      <GuideOffer />
      <Suspense>
        <ActivityTiles list={more ? shown.slice(0, mostShown) : shown} now={now} />
      </Suspense>
      {more && <LinkButton to={allEvents}>{t('allEvents')}</LinkButton>}
    </nav>
  );
}
