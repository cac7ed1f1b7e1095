import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import { stores } from '#data/stores.ts';

/** The wallet as it was before a draw, while that has a hidden result. */
export const shown: { wallet?: typeof stores.wallet } = proxy({});

/** A player's balances as pages show them: the known ones, or those before a draw whose result is hidden (DI-06). */
export function useWallet() {
  const known = useSnapshot(stores.wallet);
  return useSnapshot(shown).wallet ?? known;
}
