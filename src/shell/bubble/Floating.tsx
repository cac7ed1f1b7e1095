import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as activityTypes from '#contract/activityTypes.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';
import { lazy } from '#nav/lazy.tsx';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { useRuns } from '#shared/activities/useRuns.ts';
import { EntryDot } from '../bars/EntryDot.tsx';
import { words } from '../words.en.ts';

/** Loaded where it floats; without its code, nothing floats. */
const Bubble = lazy(
  async () => (await import('./Bubble.tsx')).Bubble,
  () => null,
);

/** The page whose wheel the bubble opens over the current one. */
const target = '/activity/jackpot';

/** Pages with the bubble (checklist B-01), besides the bonus pages; a game has the jackpot in its bar. */
const under = ['/', '/member', '/vip/level', '/agent'];
const isUnder = (pathname: string) => under.includes(pathname) || /^\/bonus\b/.test(pathname);

const hiddenName = 'bubble.hidden';

/**
 * The floating link to the jackpot on a player's pages while it runs, once there is a network; hiding it lasts for
 * the browser session.
 */
export function FloatingBubble({ pathname }: { pathname: string }) {
  const { userId } = useSnapshot(stores.session);
  const [hidden, setHidden] = useState(() => readLocal('tab', hiddenName, false));
  if (userId === 0 || hidden || !isUnder(pathname)) return null;
  const hide = () => {
    setHidden(true);
    writeLocal('tab', hiddenName, true);
  };
  return <WhileItRuns onHide={hide} />;
}

function WhileItRuns({ onHide }: { onHide: () => void }) {
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  const [isWanted, setIsWanted] = useState(onLine);
  if (onLine && !isWanted) setIsWanted(true);
  const runs = useRuns(activityTypes.LuckyJackpot);
  if (!isWanted || !runs) return null;
  return (
    <aside aria-label={t('jackpot')}>
      <Suspense>
        <Bubble onOpen={() => void show('jackpot', {}).catch(report)} onHide={onHide}>
          <EntryDot path={target} />
        </Bubble>
      </Suspense>
    </aside>
  );
}
