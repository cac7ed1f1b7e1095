import { onlineService } from '#contract/service.ts';
import { isOnline, type Contact } from '#shared/support/supportQueue.ts';
import { contactWay, type ContactWay } from '#shared/support/contactWay.ts';

/** The queue for everybody, and that of the VIP service (SV-03). */
export function sorted(queue: readonly Contact[]) {
  const forAll = queue.filter(({ minVip }) => !minVip);
  return {
    chats: forAll.filter(isOnline),
    links: forAll.filter((item) => !isOnline(item)),
    vip: queue.filter(({ minVip }) => minVip),
  };
}

/** The openable addresses of a contact: its own, and further ones. */
export const waysOf = ({ itemType, url, channels }: Contact): ContactWay[] =>
  [itemType === onlineService ? undefined : url, ...(channels ?? [])].flatMap((address) => contactWay(address) ?? []);
