import type { Config } from '#contract/endpoints/anonymous.ts';
import { onlineService } from '#contract/service.ts';
import { contactWay, type ContactWay } from '#shared/support/contactWay.ts';

type Sent = NonNullable<Config['customerServiceQueue']>[number];

/** Somebody, or a way, to be asked for help. */
export type Contact = Readonly<Omit<Sent, 'channels'>> & { readonly channels?: readonly string[] | null | undefined };
type Queue = readonly Contact[] | null | undefined;

const isOnline = ({ itemType }: Contact) => itemType === onlineService;

/**
 * The queue of customer service: what the operator says now, and what only its settings have; online service first, then
 * by `sort` (SV-01).
 */
export function merged(now: Queue, settings: Queue): Contact[] {
  const byId = new Map([...(settings ?? []), ...(now ?? [])].map((item) => [item.id, item]));
  return [...byId.values()].toSorted(
    (a, b) => Number(isOnline(b)) - Number(isOnline(a)) || a.sort - b.sort || a.id - b.id,
  );
}

/** The queue for everybody, and that of the VIP service (SV-03). */
export function sorted(queue: readonly Contact[]) {
  const forAll = queue.filter(({ minVip }) => !minVip);
  return {
    chats: forAll.filter(isOnline),
    links: forAll.filter((item) => !isOnline(item)),
    vip: queue.filter(({ minVip }) => minVip),
  };
}

/** The ways of a contact that can be opened: its own address, and its further ones. */
export const waysOf = ({ itemType, url, channels }: Contact): ContactWay[] =>
  [itemType === onlineService ? undefined : url, ...(channels ?? [])].flatMap((address) => contactWay(address) ?? []);
