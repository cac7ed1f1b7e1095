import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { filter, isFiltered, openCategory } from '#shared/games/filter.ts';
import css from '../HomeScreen.module.css';
import { words } from './words.en.ts';

/** The categories that have no shelf of their own in the lobby. */
export function MoreCategories() {
  const t = words.use();
  const { types, shelves } = useSnapshot(stores.lobby);
  const chosen = useSnapshot(filter);
  const more = types.filter(({ id }) => !shelves.some(({ typeId }) => typeId === id));
  if (isFiltered(chosen) || more.length === 0) return null;
  return (
    <section className={css['shelf']}>
      <h2>{t('moreCategories')}</h2>
      <div className={css['chips']}>
        {more.map(({ id, name }) => (
          <button key={id} type="button" className={css['chip']} onClick={() => openCategory(id)}>
            {name}
          </button>
        ))}
      </div>
    </section>
  );
}
