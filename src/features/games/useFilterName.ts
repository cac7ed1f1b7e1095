import { useSnapshot } from 'valtio';
import { filter } from '#shared/games/filter.ts';
import { useTypeName } from '#shared/games/useTypeName.ts';
import { stores } from '#data/stores.ts';

/** The name of the lobby's filter: its category, its brand, or both; empty without a filter. */
export function useFilterName(): string {
  const { typeId, brandId } = useSnapshot(filter);
  const { brands } = useSnapshot(stores.lobby);
  const type = useTypeName()(typeId);
  const brand = brands.find(({ id }) => id === brandId)?.name;
  return [type, brand].filter(Boolean).join(', ');
}
