import { useSnapshot } from 'valtio';
import { filter } from '#shared/games/filter.ts';
import { useTypeName } from '#shared/games/useTypeName.ts';
import { stores } from '#data/stores.ts';

/** What the lobby's filter is called: its category, its brand, or both; empty when everything is searched. */
export function useFilterName(): string {
  const { typeId, brandId } = useSnapshot(filter);
  const { brands } = useSnapshot(stores.lobby);
  const type = useTypeName()(typeId);
  const brand = brands.find(({ id }) => id === brandId)?.name;
  return [type, brand].filter(Boolean).join(', ');
}
