import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { href } from '../../app/href.ts';
import { LinkButton } from '../../app/LinkButton.tsx';
import { GameList } from '../../app/lobby/GameList.tsx';
import { useGamesByIds } from '../../app/lobby/useGamesByIds.ts';
import { stores } from '../../app/stores.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import css from './member.module.css';
import { words } from './words.ts';

/** How many games stand here until all are asked for. */
const first = 6;

type List = 'likes' | 'recents';

/** The games a player liked, and those played last; both newest first. */
export function MyGames() {
  const t = words.use();
  const [list, setList] = useState<List>('likes');
  const [all, setAll] = useState(false);
  const { likes, recents } = useSnapshot(stores.mine);
  const ids = list === 'likes' ? likes : recents.map(({ gameId }) => gameId);
  const tiles = useGamesByIds(ids);
  const shown = all ? tiles : tiles?.slice(0, first);

  return (
    <section>
      <Tabs
        label={t('lists')}
        tabs={[
          { id: 'likes', name: t('likes') },
          { id: 'recents', name: t('recents') },
        ]}
        current={list}
        onSelect={setList}
      >
        {ids.length === 0 ? <Nothing list={list} /> : <GameList tiles={shown} />}
        {tiles && shown && shown.length < tiles.length && (
          <div className={css['more']}>
            <Button onClick={() => setAll(true)}>{t('showAll', { n: tiles.length })}</Button>
          </div>
        )}
      </Tabs>
    </section>
  );
}

function Nothing({ list }: { list: List }) {
  const t = words.use();
  const said = list === 'likes' ? { title: t('noLikes'), text: t('noLikesText') } : { title: t('noRecents') };
  return (
    <EmptyState {...said}>
      <LinkButton to={href('/')}>{t('toGames')}</LinkButton>
    </EmptyState>
  );
}
