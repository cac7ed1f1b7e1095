import { useSnapshot } from 'valtio';
import { hotType } from '#shared/games/filter.ts';
import { GameList } from '#shared/games/GameList.tsx';
import { stores } from '#data/stores.ts';
import { words } from './words.en.ts';
import layout from '#ui/layout.module.css';

/** Popular games, suggested while the search is empty. */
export function Popular() {
  const t = words.use();
  const hot = useSnapshot(stores.lobby).shelves.find(({ typeId }) => typeId === hotType);
  if (!hot) return null;
  return (
    <section className={layout['stack2']}>
      <h2>{t('popular')}</h2>
      <GameList tiles={hot.tiles} />
    </section>
  );
}
