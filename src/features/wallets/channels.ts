import type { Snapshot } from 'valtio';
import type { RechargeItem } from '#contract/endpoints/anonymous.ts';
import type { Money } from '#contract/schema.ts';
import { readAmount } from '#contract/typed/amount.ts';
import { isOpen, minimumOf, type Channel, type DepositHistory } from '#shared/deposit/leastDeposit.ts';

/** A preset amount, as the page's store has it. */
export type Item = Snapshot<RechargeItem>;

const hundredthsOfPeso = 100;

/** Sorts channels by the operator's order. */
export const inOrder = <T extends { id: number; sort: number }>(listed: readonly T[]) =>
  listed.toSorted((a, b) => a.sort - b.sort || a.id - b.id);

/**
 * The preselected channel (S-11): the current one if it is still open, else the last one used, else the one that is
 * flagged, if exactly one is, else the first. Never a closed one; null when all are closed.
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

/** The preselected channel, or the first open one that has a preset amount if that one hasn't. */
export function channelWith(
  itemId: number,
  channels: readonly Channel[],
  usual: number | null,
  itemsOf: (channel: Channel) => readonly Item[],
): number | null {
  const offering = channels.filter((each) => isOpen(each) && itemsOf(each).some(({ id }) => id === itemId));
  return (offering.find(({ id }) => id === usual) ?? offering[0])?.id ?? usual;
}

/** The bounds of a deposit on a channel, hundredths; `max` is infinite if the operator sets none. */
export const boundsOf = (channel: Channel, standing: DepositHistory) => ({
  min: minimumOf(channel, standing),
  max: channel.maxAmount ?? Number.POSITIVE_INFINITY,
});

/** The preset amounts of a channel: within its bounds, and for this channel or for all (V-15). */
export function amountOptions(items: readonly Item[], channel: Channel, standing: DepositHistory): Item[] {
  const { min, max } = boundsOf(channel, standing);
  const meant = (item: Item) => !item.rechargeTypeIds?.length || item.rechargeTypeIds.includes(channel.id);
  return inOrder(items.filter((item) => item.price >= min && item.price <= max && meant(item)));
}

/** Tenths of a percent in the whole, and in a percent. */
const tenths = { whole: 1_000, percent: 10 };

/** What a bonus adds to an amount, percent with one decimal at most, rounded down. */
export const percentOf = ({ price, bonus }: Pick<Item, 'price' | 'bonus'>) =>
  price > 0 ? Math.floor(((bonus ?? 0) * tenths.whole) / price) / tenths.percent : 0;

/** The id of the amount with the highest bonus per peso; undefined without a bonus, or if several have it. */
export function bestValueOf(items: readonly Pick<Item, 'id' | 'price' | 'bonus'>[]): number | undefined {
  const isBetter = (a: Pick<Item, 'price' | 'bonus'>, b: Pick<Item, 'price' | 'bonus'>) =>
    (a.bonus ?? 0) * b.price > (b.bonus ?? 0) * a.price;
  const adding = items.filter(({ bonus }) => bonus);
  const best = adding.filter((each) => !adding.some((other) => isBetter(other, each)));
  return best.length === 1 ? best[0]!.id : undefined;
}

/** The bonus that the chosen amount offers, and the one that the player takes; hundredths, 0 for none. */
export function bonusesOf({ item, noBonus }: { item: Pick<Item, 'bonus'> | undefined; noBonus: boolean }) {
  const offered = item?.bonus ?? 0;
  return { offered, bonus: noBonus ? 0 : offered };
}

/** Parses a typed amount to hundredths: whole pesos within the channel's bounds; null for any other text (V-15). */
export function freeAmountOf(text: string, channel: Channel, standing: DepositHistory): Money | null {
  const amount = readAmount(text);
  const { min, max } = boundsOf(channel, standing);
  const fits = amount !== null && amount > 0 && amount % hundredthsOfPeso === 0 && amount >= min && amount <= max;
  return fits ? amount : null;
}
