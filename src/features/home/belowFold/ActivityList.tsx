import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { stores } from '#data/stores.ts';
import { LeaveLink } from '#shared/page/LeaveLink.tsx';
import { useReply } from '#nav/useReply.ts';
import { WhenWaiting } from '#shared/activities/WhenWaiting.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { GuideOffer } from '#shared/guide/GuideOffer.tsx';
import { setGuideRuns } from '#shared/guide/guide.ts';
import { hasGuide, shownActivities, type Shown } from './activities.ts';
import layout from '#ui/layout.module.css';
import css from './ActivityList.module.css';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { words } from './words.en.ts';

/** How many activities the lobby lists; the page of events has all. */
const mostShown = 12;
const allEvents = '/bonus/event';

/** The first running activities for which the app has a page, and a link to all. */
export function ActivityList() {
  const t = words.use();
  const { userId, user } = useSnapshot(stores.session);
  const hasDeposited = (user?.totalRecharge ?? 0) > 0;
  const { clockOffset, config } = useSnapshot(stores.settings);
  const { value, at } = useReply('getActivityIds', {});
  const exists = useKnownAddress();
  const now = at + clockOffset;
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
      <ul className={`${layout['list']} ${layout['stack2']}`}>
        {(more ? shown.slice(0, mostShown) : shown).map((each) => (
          <li key={each.id}>
            <ActivityLink {...each} />
          </li>
        ))}
        {more && (
          <li>
            <Link href={allEvents} className={css['way']}>
              <span className={css['name']}>{t('allEvents')}</span>
              <Icon name="onward" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function ActivityLink({ title, red, link }: Shown) {
  const t = words.use();
  const waits = <span className={css['waits']}>{t('waits')}</span>;
  const inside = (
    <>
      <span className={css['name']}>{title}</span>
      {red ? waits : <WhenWaiting at={link.to}>{waits}</WhenWaiting>}
      <Icon name="onward" />
    </>
  );
  if (link.inner) {
    return (
      <Link href={link.to} className={css['way']}>
        {inside}
      </Link>
    );
  }
  return (
    <LeaveLink to={link.to} className={css['way']}>
      {inside}
    </LeaveLink>
  );
}
