import { proxy } from 'valtio';
import { filterKey } from '#browser/documentSettings.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';

/** The types of the shelves of hot and new games (`Shelf`). */
export const hotType = 0;
export const newType = -1;

/** The orders of a list of games other than the operator's: hot ones first, new ones first, by name. */
export type GameOrder = 'popular' | 'new' | 'name';

/** The lobby's filter by type, brand, volatility (1 low to 3 high) and least RTP, and its order; null for all. */
export interface Filter {
  typeId: number | null;
  brandId: number | null;
  volatility: number | null;
  /** Hundredths of a percent. */
  leastRtp: number | null;
  order: GameOrder | null;
}

const unnarrowed = { brandId: null, volatility: null, leastRtp: null, order: null };
const everything: Filter = { typeId: null, ...unnarrowed };

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

/** Removes all of the filter but the category. */
export const widenFilter = () => setFilter(unnarrowed);

/** Whether more than a category is chosen. */
export const isNarrowed = ({ brandId, volatility, leastRtp, order }: Readonly<Filter>) =>
  [brandId, volatility, leastRtp, order].some((each) => each !== null);

/** Whether a filter is set. */
export const isFiltered = (chosen: Readonly<Filter>) => chosen.typeId !== null || isNarrowed(chosen);

/** The filter as a query to the worker. */
export const gameQuery = ({ typeId, brandId, volatility, leastRtp, order }: Readonly<Filter>) => ({
  ...(typeId === hotType && { hot: true }),
  ...(typeId === newType && { isNew: true }),
  ...(typeId !== null && typeId > hotType && { typeId }),
  ...(brandId !== null && { brandId }),
  ...(volatility !== null && { volatility }),
  ...(leastRtp !== null && { leastRtp }),
  ...(order !== null && { order }),
});

/** The part of the filter that a search keeps to: category and brand. */
export const searchQuery = ({ typeId, brandId }: Readonly<Filter>) => gameQuery({ ...everything, typeId, brandId });
