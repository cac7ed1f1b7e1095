import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { href } from '#nav/href.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { useReply } from '#nav/useReply.ts';
import { ForPlayers } from '#shared/claims/RewardPage.tsx';
import { Failed } from '#shared/page/Failed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import typography from '#ui/typography.module.css';
import { EventTiles } from './events/EventTiles.tsx';
import { eventLists } from './events/eventLists.ts';
import { words } from './words.en.ts';

const allEvents = href('/bonus/event');

/** Bonus for a visitor: how to get in, the current events that anybody may see, and a link to all (BO-02). */
export function VisitorBonus() {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const { value, failure, retry } = useReply('getActivityIds', {});
  const exists = useKnownAddress();
  const now = useOperatorTime();
  const { current, ended } = eventLists(value?.activityMap ?? {}, { userId: 0, now, features: config?.features });
  const hasEvents = current.length + ended.length > 0;
  return (
    <>
      <p>{t('intro')}</p>
      <ForPlayers />
      {!value && (failure ? <Failed failure={failure} onRetry={retry} /> : <Skeleton lines={4} />)}
      {current.length > 0 && (
        <>
          <h2 className={typography['subheading']}>{t('events')}</h2>
          <EventTiles list={current} now={now} />
        </>
      )}
      {hasEvents && exists(allEvents) && <LinkButton to={allEvents}>{t('toAllEvents')}</LinkButton>}
    </>
  );
}
