import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { readLocal } from '#browser/localStore.ts';
import { stores } from '#data/stores.ts';
import { draftOf, useDraft } from '#shared/forms/draft.ts';
import { useDepositHistory } from '#shared/deposit/useDepositHistory.ts';
import { amountOptions, boundsOf, defaultChannel, freeAmountOf, inOrder } from './channels.ts';

/** Local storage key for the channel of the last deposit (S-11); deleted at log-out. */
export const lastChannel = 'wallet.channel';

/** The option for a typed amount, a value that is no item's id. */
export const otherAmount = 0;

/** A deposit that waits for the network (WA-15). */
const draft = draftOf('deposit', 'player');

interface Chosen {
  current: number | null;
  itemId?: number;
  typed: string;
  noBonus: boolean;
}

/** The state of the deposit form: channel, its preset amounts, and the chosen amount. */
export function useDepositChoice() {
  const { config } = useSnapshot(stores.settings);
  const standing = useDepositHistory();
  const [before] = useState(() => draft.read() as Partial<Chosen>);
  const [current, chooseChannel] = useState(before.current ?? null);
  const [itemId, chooseItem] = useState(before.itemId);
  const [typed, type] = useState(before.typed ?? '');
  const [noBonus, refuseBonus] = useState(before.noBonus ?? false);
  useDraft(draft, { current, itemId, typed, noBonus }, ['current', 'itemId', 'typed', 'noBonus']);

  const channels = inOrder(config?.rechargeTypes ?? []);
  const id = defaultChannel(channels, { current, lastUsed: readLocal<number | null>('player', lastChannel, null) });
  const channel = channels.find((each) => each.id === id);
  const items = channel ? amountOptions(config?.rechargeItems ?? [], channel, standing) : [];
  const free = Boolean(channel?.freeAmount);
  const item = items.find((each) => each.id === itemId);
  const other = free && (items.length === 0 || itemId === otherAmount);

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
    amount: other && channel ? freeAmountOf(typed, channel, standing) : (item?.price ?? null),
    /** The player does without the amount's bonus, whatever amount is chosen next. */
    noBonus,
    refuseBonus,
    chooseChannel,
    chooseItem,
    type,
    /** It is sent now, and needn't wait for the network. */
    send: draft.drop,
  };
}

export type Choice = ReturnType<typeof useDepositChoice>;
