import { useSnapshot } from 'valtio';
import type { Activity } from '#contract/entities.ts';
import { stores } from '#data/stores.ts';
import { useQuery } from '#nav/href.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { useReply } from '#nav/useReply.ts';
import { listedLink } from '#shared/activities/activityLink.ts';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { Badge } from '#ui/Badge.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import layout from '#ui/layout.module.css';
import { words } from '../words.en.ts';
import { eventList, eventState } from './eventList.ts';
import { EventPage } from './EventPage.tsx';
import { useDates } from './useDates.ts';

/** All events (BO-02), or the general page of the one in the address. */
export default function EventsScreen() {
  const { id } = useQuery('/bonus/event');
  return id === 0 ? <Events /> : <EventPage key={id} id={id} />;
}

function Events() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const { clockOffset, config } = useSnapshot(stores.settings);
  const reply = useReply('getActivityIds', {});
  const now = reply.at + clockOffset;
  return (
    <RewardPage title={t('events')} back="/bonus" reply={reply} open>
      {({ activityMap }) => {
        const list = eventList(activityMap, { userId, now, features: config?.features });
        if (list.length === 0) return <EmptyState picture="/icons/states/noRecords.svg" title={t('noEvents')} />;
        return (
          <ul className={`${layout['list']} ${layout['stack3']}`}>
            {list.map((each) => (
              <li key={each.id}>
                <Event activity={each} now={now} />
              </li>
            ))}
          </ul>
        );
      }}
    </RewardPage>
  );
}

function Event({ activity, now }: { activity: Readonly<Activity>; now: number }) {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const dates = useDates(activity, now);
  const { to, inner } = listedLink(activity, userId, useKnownAddress());
  const state = eventState(activity, now);
  return (
    <ListRow
      title={activity.title}
      text={dates}
      end={Boolean(activity.red) && state !== 'ended' && <Badge kind="gold">{t('fresh')}</Badge>}
      {...(inner ? { href: to } : { onPress: () => void show('leave', { address: to }).catch(report) })}
    />
  );
}
