import { proxy } from 'valtio';
import { filterKey } from '#browser/documentSettings.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';

/** The types of the shelves of hot and new games (`Shelf`). */
export const hotType = 0;
export const newType = -1;

/** The lobby's filter by type, by brand or both; null for all. */
export interface Filter {
  typeId: number | null;
  brandId: number | null;
}

const everything: Filter = { typeId: null, brandId: null };

/** The lobby's filter, kept for the tab's lifetime (spec §2). */
export const filter = proxy<Filter>({ ...everything, ...readLocal<Partial<Filter>>('tab', filterKey, {}) });

/** Changes part of the filter. */
export function setFilter(change: Partial<Filter>): void {
  Object.assign(filter, change);
  writeLocal('tab', filterKey, filter);
}

/** Shows a category's games in the lobby, from the top. */
export function openCategory(typeId: number): void {
  setFilter({ typeId });
  scrollTo(0, 0);
}

/** Removes the filter. */
export const clearFilter = () => setFilter(everything);

/** Whether a filter is set. */
export const isFiltered = ({ typeId, brandId }: Readonly<Filter>) => typeId !== null || brandId !== null;

/** The filter as a query to the worker. */
export const gameQuery = ({ typeId, brandId }: Readonly<Filter>) => ({
  ...(typeId === hotType && { hot: true }),
  ...(typeId === newType && { isNew: true }),
  ...(typeId !== null && typeId > hotType && { typeId }),
  ...(brandId !== null && { brandId }),
});
