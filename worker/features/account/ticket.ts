import type { Ticket, Vault } from '#worker/storage/vault.ts';
import type { World } from '#worker/world.ts';

/** What is left of a social log-in that nobody is bound to, as long as it may be used. */
export async function ticketOf(vault: Vault, world: World): Promise<Ticket | null> {
  const { ticket } = await vault.read();
  return ticket && ticket.expireAt > world.now() ? ticket : null;
}
