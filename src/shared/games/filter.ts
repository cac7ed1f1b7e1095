import { proxy } from 'valtio';
import { writeLocal, readLocal } from '#browser/localStore.ts';

/** The shelves of what is hot and of what is new stand for types of their own (`Shelf`). */
export const hotType = 0;
export const newType = -1;

/** What of the lobby is to be seen: by type, by brand, or both; null is all. */
export interface Filter {
  typeId: number | null;
  brandId: number | null;
}

const name = 'lobby.filter';
const everything: Filter = { typeId: null, brandId: null };

/** The lobby's filter, kept from page to page while the tab lives (spec §2). */
export const filter = proxy<Filter>({ ...everything, ...readLocal<Partial<Filter>>('tab', name, {}) });

/** Changes the filter, in part or back to everything. */
export function setFilter(change: Partial<Filter>): void {
  Object.assign(filter, change);
  writeLocal('tab', name, filter);
}

/** Shows everything again. */
export const clearFilter = () => setFilter(everything);

/** Whether anything is filtered at all. */
export const isFiltered = ({ typeId, brandId }: Readonly<Filter>) => typeId !== null || brandId !== null;

/** The filter as the worker is asked for it. */
export const gameQuery = ({ typeId, brandId }: Readonly<Filter>) => ({
  ...(typeId === hotType && { hot: true }),
  ...(typeId === newType && { isNew: true }),
  ...(typeId !== null && typeId > hotType && { typeId }),
  ...(brandId !== null && { brandId }),
});
