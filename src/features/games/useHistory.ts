import { useReducer } from 'react';
import { useSnapshot } from 'valtio';
import { removeLocal, writeLocal, readLocal } from '#browser/localStore.ts';
import { stores } from '#data/stores.ts';
import { remember } from './history.ts';

const name = 'search.history';
const recall = () => readLocal<string[]>('player', name, []);

/** Adds a text to the search history on this device. */
export const addToHistory = (text: string) => writeLocal('player', name, remember(recall(), text));

/** The search history on this device; deleted at log-out. */
export function useHistory() {
  useSnapshot(stores.session);
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  return {
    history: recall(),
    clear() {
      removeLocal('player', name);
      rerender();
    },
  };
}
