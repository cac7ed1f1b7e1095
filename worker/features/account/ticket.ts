import type { Ticket, Vault } from '#worker/storage/vault.ts';
import type { World } from '#worker/world.ts';

/** The ticket of an unbound social log-in, until it expires. */
export async function ticketOf(vault: Vault, world: World): Promise<Ticket | null> {
  const { ticket } = await vault.read();
  return ticket && ticket.expireAt > world.now() ? ticket : null;
}
