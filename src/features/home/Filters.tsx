import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { clearFilter, filter, hotType, isFiltered, newType, setFilter } from '#shared/games/filter.ts';
import { useTypeName } from '#shared/games/useTypeName.ts';
import { stores } from '#data/stores.ts';
import { Button } from '#ui/Button.tsx';
import { Select } from '#ui/forms/Select.tsx';
import layout from '#ui/layout.module.css';
import css from './HomeScreen.module.css';
import { words } from './words.en.ts';

/** Filters by category and brand, sticky while the lobby scrolls. */
export function Filters() {
  const t = words.use();
  const nameOf = useTypeName();
  const { types, brands } = useSnapshot(stores.lobby);
  const chosen = useSnapshot(filter);
  const current = useRef<HTMLButtonElement>(null);
  const seen = useRef<number | null>(null);
  const chips = [{ id: null, name: t('all') }, ...[hotType, newType].map((id) => ({ id, name: nameOf(id) })), ...types];

  /** Brands without a game of the chosen category lead nowhere; a former build's lobby has no numbers. */
  const optionOf = ({ id, name, games }: (typeof brands)[number]) => {
    const count = games?.[chosen.typeId ?? 'all'];
    if (games && !count && id !== chosen.brandId) return [];
    return { value: id, label: count ? `${name} (${count})` : name };
  };

  useEffect(() => {
    // The chip "All" is visible initially, and scrolling to it would force a layout before the first paint. A category
    // restored from storage renders with the list of types.
    if (!current.current || seen.current === chosen.typeId) return;
    seen.current = chosen.typeId;
    current.current.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen.typeId, types]);

  return (
    <div className={css['filters']}>
      <fieldset className={css['chips']} aria-label={t('categories')}>
        {chips.map(({ id, name }) => (
          <button
            key={id}
            ref={id === chosen.typeId ? current : undefined}
            type="button"
            className={css['chip']}
            aria-pressed={id === chosen.typeId}
            onClick={() => setFilter({ typeId: id })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <div className={`${css['brands']} ${layout['cluster']}`}>
        <Select
          label={t('brand')}
          value={chosen.brandId ?? 0}
          options={[{ value: 0, label: t('allBrands') }, ...brands.flatMap(optionOf)]}
          onChange={(brandId) => setFilter({ brandId: brandId || null })}
        />
        {isFiltered(chosen) && (
          <Button kind="quiet" onClick={clearFilter}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}
