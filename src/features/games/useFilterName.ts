import { useSnapshot } from 'valtio';
import { filter, hotType } from '../../app/lobby/filter.ts';
import { stores } from '../../app/stores.ts';
import { words } from './words.ts';

/** What the lobby's filter is called: its category, its brand, or both; empty when everything is searched. */
export function useFilterName(): string {
  const t = words.use();
  const { typeId, brandId } = useSnapshot(filter);
  const { types, brands } = useSnapshot(stores.lobby);
  const type = typeId === hotType ? t('hot') : types.find(({ id }) => id === typeId)?.name;
  const brand = brands.find(({ id }) => id === brandId)?.name;
  return [type, brand].filter(Boolean).join(', ');
}
