import type { ActInput } from '#contract/moneyActs.ts';
import { appAddress, shareAddress } from '#browser/sharingAddresses.ts';
import { href } from '#nav/href.ts';

/** The channels of sharing that the operator counts (SH-01). */
export type Via = ActInput<'shareInvite'>['via'];

/**
 * The channels with a button: the operator's key, the counted name, and the display name, the same in every language.
 */
const channels = [
  { key: 'facebook', via: 'fb', name: 'Facebook' },
  { key: 'messenger', via: 'messenger', name: 'Messenger' },
  { key: 'viber', via: 'viber', name: 'Viber' },
  { key: 'telegram', via: 'telegram', name: 'Telegram' },
] as const satisfies { key: string; via: Via; name: string }[];

type Addresses = Readonly<Record<string, string>>;

/** The channels for which the operator has a valid address. */
export const channelsOf = (map: Addresses) =>
  channels.flatMap((each) => {
    const to = appAddress(map[each.key] ?? '');
    return to ? [{ ...each, to }] : [];
  });

/**
 * The link by which friends join: the operator's first valid one, else this app's registration with the player's
 * code.
 */
export const linkOf = (code: string, ...addresses: readonly (string | undefined)[]): string =>
  addresses.map((each) => shareAddress(each ?? '')).find(Boolean) ?? location.origin + href('/auth/register', { code });
