import { ActivityList } from './ActivityList.tsx';
import { PrefetchBelowFold } from './PrefetchBelowFold.tsx';
import { LobbyFooter } from './LobbyFooter.tsx';
import { MoreCategories } from './MoreCategories.tsx';
import { Notices } from './Notices.tsx';
import { WhileJackpotRuns } from './WhileJackpotRuns.tsx';

/**
 * What follows the shelves of the lobby: further categories, jackpot, notices, activities and footer; prefetched until
 * it may be `drawn`.
 */
export function BelowShelves({ drawn }: { drawn: boolean }) {
  if (!drawn) return <PrefetchBelowFold />;
  return (
    <>
      <MoreCategories />
      <WhileJackpotRuns />
      <Notices />
      <ActivityList />
      <LobbyFooter />
    </>
  );
}
