import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { words } from '#i18n/words.ts';
import { hotType, newType } from './filter.ts';

/** What a category is called, by its id: the operator's types, and the two of our own. Empty for one that is gone. */
export function useTypeName(): (typeId: number | null) => string {
  const t = words.use();
  const { types } = useSnapshot(stores.lobby);
  return (typeId) => {
    if (typeId === hotType) return t('hot');
    if (typeId === newType) return t('new');
    return types.find(({ id }) => id === typeId)?.name ?? '';
  };
}
