import type { Snapshot } from 'valtio';
import type { RechargeItem } from '#contract/endpoints/anonymous.ts';
import type { Money } from '#contract/schema.ts';
import { isOpen, minimumOf, type Channel, type DepositHistory } from '#shared/deposit/leastDeposit.ts';

/** An amount on offer, as the page has it. */
export type Item = Snapshot<RechargeItem>;

const hundredthsOfPeso = 100;

/** The channels as the operator orders them. */
export const inOrder = <T extends { id: number; sort: number }>(listed: readonly T[]) =>
  listed.toSorted((a, b) => a.sort - b.sort || a.id - b.id);

/**
 * The channel to begin with (S-11): the current one if it can still be used, else the one used last, else the one that
 * is flagged, where exactly one is, else the first. A closed one never; null when all are closed.
 */
export function defaultChannel(
  channels: readonly Channel[],
  known: { current?: number | null; lastUsed?: number | null },
): number | null {
  const usable = inOrder(channels.filter(isOpen));
  const flagged = usable.filter((channel) => channel.isDefault);
  const wanted = [known.current, known.lastUsed, flagged.length === 1 ? flagged[0]?.id : null];
  const found = wanted.find((id) => usable.some((channel) => channel.id === id));
  return found ?? usable[0]?.id ?? null;
}

/** What a deposit on a channel may come to, hundredths; `max` is infinite where the operator names none. */
export const boundsOf = (channel: Channel, standing: DepositHistory) => ({
  min: minimumOf(channel, standing),
  max: channel.maxAmount ?? Number.POSITIVE_INFINITY,
});

/** The items that a channel offers: within its bounds, and meant for it or for every channel (V-15). */
export function amountOptions(items: readonly Item[], channel: Channel, standing: DepositHistory): Item[] {
  const { min, max } = boundsOf(channel, standing);
  const meant = (item: Item) => !item.rechargeTypeIds?.length || item.rechargeTypeIds.includes(channel.id);
  return inOrder(items.filter((item) => item.price >= min && item.price <= max && meant(item)));
}

/** An amount of the player's own, in hundredths: whole pesos within the channel's bounds; null for any other text (V-15). */
export function freeAmountOf(text: string, channel: Channel, standing: DepositHistory): Money | null {
  const digits = text.replace(/[\s,₱]/g, '');
  if (!/^\d{1,12}$/.test(digits)) return null;
  const amount = Number(digits) * hundredthsOfPeso;
  const { min, max } = boundsOf(channel, standing);
  return amount >= min && amount <= max && amount > 0 ? (amount as Money) : null;
}
