import { stores } from './stores.ts';

interface Known {
  readonly session: { readonly known: boolean; readonly userId: number };
  readonly lobby: { readonly shelves: readonly unknown[] };
  readonly wallet: { readonly at: number };
}

/** Whether there are games, and a player's balance: what the lobby's first screen shows. */
export const isLobbyKnown = ({ session, lobby, wallet }: Known) =>
  session.known && lobby.shelves.length > 0 && (session.userId === 0 || wallet.at > 0);

/** Whether it is known who is logged in: a device that hasn't told its session yet may still hold one. */
export function isSessionKnown(): boolean {
  const { known, epoch } = stores.session;
  const { silent, brief } = stores.storage;
  return known && !silent && (!brief || epoch !== '');
}
