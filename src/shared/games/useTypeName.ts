import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { words } from '#i18n/words.en.ts';
import { hotType, newType } from './filter.ts';

/**
 * The name of a category by its id: the operator's types, and the app's own two. Empty for one that no longer exists.
 */
export function useTypeName(): (typeId: number | null) => string {
  const t = words.use();
  const { types } = useSnapshot(stores.lobby);
  return (typeId) => {
    if (typeId === hotType) return t('hot');
    if (typeId === newType) return t('new');
    return types.find(({ id }) => id === typeId)?.name ?? '';
  };
}
