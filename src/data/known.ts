interface Known {
  readonly session: { readonly known: boolean; readonly userId: number };
  readonly lobby: { readonly shelves: readonly unknown[] };
  readonly wallet: { readonly at: number };
}

/** Whether there are games, and a player's balance: what the lobby's first screen shows. */
export const isLobbyKnown = ({ session, lobby, wallet }: Known) =>
  session.known && lobby.shelves.length > 0 && (session.userId === 0 || wallet.at > 0);
