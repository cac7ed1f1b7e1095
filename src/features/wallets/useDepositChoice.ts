import type { RechargeItem } from '#contract/endpoints/anonymous.ts';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { readLocal } from '#browser/localStore.ts';
import { stores } from '#data/stores.ts';
import { draftOf, useDraft } from '#shared/forms/draft.ts';
import { useFirstBonuses, useFirstOffers } from '#shared/deposit/firstOffers.ts';
import type { Channel } from '#shared/deposit/leastDeposit.ts';
import { useDepositHistory } from '#shared/deposit/useDepositHistory.ts';
import { useAnswer } from '#shared/rg/useAnswer.ts';
import { amountOptions, bonusesOf, boundsOf, channelWith, defaultChannel, freeAmountOf, inOrder } from './channels.ts';

type Levelled = Readonly<Pick<RechargeItem, 'bonus' | 'minLevel'>>;

/** An amount as offered to a user level (G-03): a bonus for a higher level is moved to `later`. */
const atLevel =
  (userLevel: number) =>
  <T extends Levelled>(item: T): T & { readonly later?: { readonly bonus: number; readonly level: number } } => {
    const { bonus, minLevel } = item;
    if (!bonus || !minLevel || userLevel >= minLevel) return item;
    return { ...item, bonus: undefined, later: { bonus, level: minLevel } };
  };

/** Local storage key for the channel of the last deposit (S-11); deleted at log-out. */
export const lastChannel = 'wallet.channel';

/** The option for a typed amount, a value that is no item's id. */
export const otherAmount = 0;

/** The bonus type of a first deposit (checklist E-11). */
const firstBonus = 4;

/** A deposit that waits for the network (WA-15). */
const draft = draftOf('deposit', 'player');

interface Chosen {
  current: number | null;
  itemId?: number;
  typed: string;
  noBonus: boolean;
}

/**
 * The state of the deposit form: channel, its preset amounts, and the chosen amount. `wanted` is the preset amount
 * that the player came for, 0 for none (FD-01): it is chosen, on the first channel that has it.
 */
export function useDepositChoice(wanted = 0) {
  const { config } = useSnapshot(stores.settings);
  const { user } = useSnapshot(stores.session);
  const standing = useDepositHistory();
  const firstBonuses = useFirstBonuses();
  const unknownOffers = useFirstOffers();
  const { value: exchange, unknown: unknownTerms } = useAnswer('getExchange', {});
  const [before] = useState(() => (wanted ? { itemId: wanted } : draft.read()) as Partial<Chosen>);
  const [current, setCurrent] = useState(before.current ?? null);
  const [shown, setShown] = useState<number | null>(null);
  const [itemId, setItemId] = useState(before.itemId);
  const [typed, setTyped] = useState(before.typed ?? '');
  const [isRefused, setRefused] = useState(before.noBonus ?? false);
  useDraft(draft, { current, itemId, typed, noBonus: isRefused }, ['current', 'itemId', 'typed', 'noBonus']);
  const noBonus = isRefused || unknownOffers?.isFailed === true || unknownTerms?.isFailed === true;

  const channels = inOrder(config?.rechargeTypes ?? []);
  const itemsOf = (each: Channel) => amountOptions(config?.rechargeItems ?? [], each, standing);
  const lastUsed = readLocal<number | null>('player', lastChannel, null);
  // The channel on the screen stays when new settings open one that would be preselected.
  const usual = defaultChannel(channels, { current: current ?? shown, lastUsed });
  const id = current === null && wanted ? channelWith(wanted, channels, usual, itemsOf) : usual;
  if (id !== null && id !== shown) setShown(id);
  const channel = channels.find((each) => each.id === id);
  const items = (channel ? itemsOf(channel) : []).map(atLevel(user?.userLevel ?? 0)).map((each) => {
    const bonus = firstBonuses.get(each.id);
    // Tags describe the usual bonuses, which those of a first deposit replace.
    const offered = firstBonuses.size > 0 ? { ...each, tag: undefined } : each;
    return bonus && bonus > (each.bonus ?? 0) ? { ...offered, bonus, bonusType: firstBonus } : offered;
  });
  const free = Boolean(channel?.freeAmount);
  const other = free && (items.length === 0 || itemId === otherAmount);
  const typedAmount = other && channel ? freeAmountOf(typed, channel, standing) : null;
  // A typed amount that is on offer is that offer, as the operator takes it for it.
  const item = items.find((each) => (other ? each.price === typedAmount : each.id === itemId));

  return {
    channels,
    channel,
    items,
    item,
    /** Whether the channel accepts a typed amount, and whether that option is chosen. */
    free,
    other,
    typed,
    bounds: channel && boundsOf(channel, standing),
    /** Hundredths; null while no valid amount is chosen. */
    amount: other ? typedAmount : (item?.price ?? null),
    ...bonusesOf({ item, noBonus }),
    /** The deposit brings no bonus: the player declines it, also of an amount chosen later, or couldn't be shown it. */
    noBonus,
    refuseBonus: setRefused,
    /** While it isn't known what a first deposit brings. */
    unknownOffers,
    /** How often a deposit and its bonuses must be wagered, if the operator says so; and while that isn't known. */
    times: exchange?.turnover,
    unknownTerms,
    chooseChannel: setCurrent,
    chooseItem: setItemId,
    type: setTyped,
    /** Drops the draft, as the deposit is sent. */
    send: draft.drop,
  };
}

export type Choice = ReturnType<typeof useDepositChoice>;
