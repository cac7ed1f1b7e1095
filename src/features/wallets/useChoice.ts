import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { readLocal } from '#browser/localStore.ts';
import { stores } from '#data/stores.ts';
import { useDepositHistory } from '#shared/deposit/useDepositHistory.ts';
import { amountOptions, boundsOf, defaultChannel, freeAmountOf, inOrder } from './channels.ts';

/** Where the channel of a player's last deposit is kept (S-11); gone with the player. */
export const lastChannel = 'wallet.channel';

/** The amount that is the player's own to type, among the items' ids. */
export const otherAmount = 0;

/** What a player is about to deposit: the channel, the amounts that it offers, and the one chosen. */
export function useChoice() {
  const { config } = useSnapshot(stores.settings);
  const standing = useDepositHistory();
  const [current, chooseChannel] = useState<number | null>(null);
  const [itemId, chooseItem] = useState<number>();
  const [typed, type] = useState('');

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
    /** Whether the channel takes an amount of one's own, and whether that is chosen. */
    free,
    other,
    typed,
    bounds: channel && boundsOf(channel, standing),
    /** Hundredths; null while there is none that can be deposited. */
    amount: other && channel ? freeAmountOf(typed, channel, standing) : (item?.price ?? null),
    chooseChannel,
    chooseItem,
    type,
  };
}

export type Choice = ReturnType<typeof useChoice>;
