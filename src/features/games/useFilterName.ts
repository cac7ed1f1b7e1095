import { useSnapshot } from 'valtio';
import { filter } from '../../app/lobby/filter.ts';
import { useTypeName } from '../../app/lobby/useTypeName.ts';
import { stores } from '../../app/stores.ts';

/** What the lobby's filter is called: its category, its brand, or both; empty when everything is searched. */
export function useFilterName(): string {
  const { typeId, brandId } = useSnapshot(filter);
  const { brands } = useSnapshot(stores.lobby);
  const type = useTypeName()(typeId);
  const brand = brands.find(({ id }) => id === brandId)?.name;
  return [type, brand].filter(Boolean).join(', ');
}
