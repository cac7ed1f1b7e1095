import { useSnapshot } from 'valtio';
import { hotType, setFilter } from '../../app/lobby/filter.ts';
import { GameList } from '../../app/lobby/GameList.tsx';
import { stores } from '../../app/stores.ts';
import { useAction } from '../../app/useAction.ts';
import { words as shell } from '../../app/words.ts';
import { app } from '../../app/worker.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import css from './home.module.css';
import { words } from './words.ts';

/** The beginning of every category, each with a way to the whole of it. */
export function Shelves() {
  const t = words.use();
  const { shelves, types } = useSnapshot(stores.lobby);
  const { onLine, failing } = useSnapshot(stores.network);
  if (shelves.length === 0) return onLine && !failing ? <GameList tiles={undefined} /> : <Unstocked />;

  const nameOf = (typeId: number) =>
    typeId === hotType ? t('hot') : (types.find(({ id }) => id === typeId)?.name ?? '');
  const open = (typeId: number) => {
    setFilter({ typeId });
    scrollTo(0, 0);
  };

  return shelves.map(({ typeId, total, tiles }) => (
    <section key={typeId} className={css['shelf']}>
      <header className={css['shelfHead']}>
        <h2>{nameOf(typeId)}</h2>
        <span className={css['count']}>{t('games', { n: total })}</span>
        <Button kind="quiet" aria-label={t('seeAllOf', { name: nameOf(typeId) })} onClick={() => open(typeId)}>
          {t('seeAll')}
        </Button>
      </header>
      <GameList tiles={tiles} />
    </section>
  ));
}

/** A device that has never had the games, and nobody to get them from. */
function Unstocked() {
  const t = words.use();
  const { run } = useAction(() => app.knock());
  return <ErrorState text={t('unreached')} retryLabel={shell.use()('retry')} onRetry={() => void run()} />;
}
