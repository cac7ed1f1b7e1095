import { useSnapshot } from 'valtio';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { onlineService } from '#contract/service.ts';
import { stores } from '#data/stores.ts';

type Sent = NonNullable<Config['customerServiceQueue']>[number];

/** A support contact. */
export type Contact = Readonly<Omit<Sent, 'channels'>> & { readonly channels?: readonly string[] | null | undefined };
type Queue = readonly Contact[] | null | undefined;

/** Whether a contact is live chat, which opens in the app. */
export const isOnline = ({ itemType }: Contact) => itemType === onlineService;

/**
 * The queue of customer service: the newer answer, completed by the settings; live chat first, then by `sort`
 * (SV-01).
 */
export function merged(now: Queue, settings: Queue): Contact[] {
  const byId = new Map([...(settings ?? []), ...(now ?? [])].map((item) => [item.id, item]));
  return [...byId.values()].toSorted(
    (a, b) => Number(isOnline(b)) - Number(isOnline(a)) || a.sort - b.sort || a.id - b.id,
  );
}

/** The queue from the settings, updated by the bootstrap (spec §7). */
export function useSupportQueue(): Contact[] {
  const { config, customerQueue } = useSnapshot(stores.settings);
  return merged(customerQueue, config?.customerServiceQueue);
}
