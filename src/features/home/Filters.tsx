import { useEffect, useRef, type FocusEvent } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { href } from '#nav/href.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { filter, hotType, isNarrowed, newType, setFilter } from '#shared/games/filter.ts';
import { useTypeName } from '#shared/games/useTypeName.ts';
import { stores } from '#data/stores.ts';
import { Icon } from '#ui/media/Icon.tsx';
import css from './HomeScreen.module.css';
import icon from '#ui/iconButton.module.css';
import { words } from './words.en.ts';

/** Brings a focused chip in sight, which a browser doesn't for one that is half so; a tap's focus must not move it. */
const reveal = ({ target }: FocusEvent<HTMLElement>) =>
  target.matches(':active') || target.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The way to the search, the categories, and the button for all other filters; sticky while the lobby scrolls. */
export function Filters() {
  const t = words.use();
  const nameOf = useTypeName();
  const { types } = useSnapshot(stores.lobby);
  const chosen = useSnapshot(filter);
  const current = useRef<HTMLButtonElement>(null);
  const seen = useRef<number | null>(null);
  const chips = [{ id: null, name: t('all') }, ...[hotType, newType].map((id) => ({ id, name: nameOf(id) })), ...types];

  useEffect(() => {
    // The chip "All" is visible initially, and scrolling to it would force a layout before the first paint. A category
    // restored from storage renders with the list of types.
    if (!current.current || seen.current === chosen.typeId) return;
    seen.current = chosen.typeId;
    current.current.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen.typeId, types]);

  return (
    <div className={css['filters']}>
      <Link href={href('/game/search')} className={`${icon['iconButton']} ${css['tool']}`} aria-label={t('search')}>
        <Icon name="search" />
      </Link>
      <fieldset className={css['chips']} aria-label={t('categories')}>
        {chips.map(({ id, name }) => (
          <button
            key={id}
            ref={id === chosen.typeId ? current : undefined}
            type="button"
            className={css['chip']}
            aria-pressed={id === chosen.typeId}
            onClick={() => setFilter({ typeId: id })}
            onFocus={reveal}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className={[icon['iconButton'], css['tool'], isNarrowed(chosen) && css['set']].filter(Boolean).join(' ')}
        aria-label={t(isNarrowed(chosen) ? 'filtersSet' : 'filters')}
        onClick={() => void show('gameFilter', {}).catch(report)}
      >
        <Icon name="filter" />
      </button>
    </div>
  );
}
