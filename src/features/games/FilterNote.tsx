import { clearFilter } from '#shared/games/filter.ts';
import { Button } from '#ui/Button.tsx';
import css from './SearchScreen.module.css';
import { useFilterName } from './useFilterName.ts';
import { words } from './words.en.ts';

/** States that the search is limited by the lobby's filter, and offers to clear it. */
export function FilterNote() {
  const t = words.use();
  const filter = useFilterName();
  if (filter === '') return null;
  return (
    <p className={css['filter']}>
      {t('only', { filter })}
      <Button kind="quiet" onClick={clearFilter}>
        {t('clearFilter')}
      </Button>
    </p>
  );
}
