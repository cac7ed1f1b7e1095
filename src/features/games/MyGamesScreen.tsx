import { useSnapshot } from 'valtio';
import { href, useQuery } from '#nav/href.ts';
import { replaceUrl } from '#nav/navigation.ts';
import { LogInFirst } from '#shared/page/LogInFirst.tsx';
import { Page } from '#shared/page/Page.tsx';
import { stores } from '#data/stores.ts';
import { Waiting } from '#shared/page/Waiting.tsx';
import { Tabs } from '#ui/lists/Tabs.tsx';
import { Likes } from './Likes.tsx';
import { Recents } from './Recents.tsx';
import { words } from './words.en.ts';

/** The player's liked and recently played games, newest first; a visitor is asked to log in (GA-05, Q-21). */
export default function MyGamesScreen() {
  const t = words.use();
  const { tab } = useQuery('/member/games');
  const { known, userId } = useSnapshot(stores.session);
  if (!known) return <Waiting />;

  return (
    <Page title={t('myGames')} back="/member" balance>
      {userId === 0 ? (
        <LogInFirst picture="/icons/states/noRecords.svg" title={t('loginFirst')} text={t('loginFirstText')} />
      ) : (
        <Tabs
          label={t('lists')}
          tabs={[
            { id: 'likes', name: t('likes') },
            { id: 'recents', name: t('recents') },
          ]}
          current={tab}
          onSelect={(chosen) => replaceUrl(href('/member/games', { tab: chosen }))}
        >
          {tab === 'likes' ? <Likes /> : <Recents />}
        </Tabs>
      )}
    </Page>
  );
}
