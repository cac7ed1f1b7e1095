import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { useQuery } from '#nav/href.ts';
import { useReply } from '#nav/useReply.ts';
import { RewardPage } from '#shared/claims/RewardPage.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { words } from '../words.en.ts';
import { eventLists } from './eventLists.ts';
import { EventPage } from './EventPage.tsx';
import { EventTiles } from './EventTiles.tsx';

/** All events (BO-02), or the general page of the one in the address. */
export default function EventsScreen() {
  const { id } = useQuery('/bonus/event');
  return id === 0 ? <Events /> : <EventPage key={id} id={id} />;
}

function Events() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const { config } = useSnapshot(stores.settings);
  const reply = useReply('getActivityIds', {});
  const now = useOperatorTime();
  return (
    <RewardPage title={t('events')} back="/bonus" reply={reply} open>
      {({ activityMap }) => {
        const { current, ended } = eventLists(activityMap, { userId, now, features: config?.features });
        return (
          <>
            {current.length > 0 ? (
              <EventTiles list={current} now={now} />
            ) : (
              <EmptyState picture="/icons/states/noRecords.svg" title={t('noEvents')} />
            )}
            {ended.length > 0 && (
              <Disclosure title={t('endedEvents', { n: ended.length })}>
                <EventTiles list={ended} now={now} />
              </Disclosure>
            )}
          </>
        );
      }}
    </RewardPage>
  );
}
