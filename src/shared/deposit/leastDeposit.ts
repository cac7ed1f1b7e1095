import type { Snapshot } from 'valtio';
import type { RechargeType } from '#contract/endpoints/anonymous.ts';
import { defaultMinimum } from '#contract/defaults.ts';
import type { Money } from '#contract/schema.ts';

/** A deposit channel, as the page has it. */
export type Channel = Snapshot<RechargeType>;

const open = 1;

/** Whether a channel is open; one without a status is. */
export const isOpen = (channel: Channel) => (channel.status ?? open) === open;

/** What decides a player's minimum deposit: prior deposits in hundredths, and the operator's flag. */
export interface DepositHistory {
  totalRecharge: number;
  minRechargeFlag: boolean;
}

/** The deposit history, from the operator's settings and the player's data as far as known. */
export const depositHistoryOf = (
  config: { readonly minRechargeFlag?: boolean | 0 | 1 | null | undefined } | null,
  totalRecharge: number | null | undefined,
): DepositHistory => ({
  totalRecharge: totalRecharge ?? 0,
  minRechargeFlag: Boolean(config?.minRechargeFlag),
});

/** The minimum deposit on a channel, hundredths (spec §5); the operator may set another one after the first deposit. */
export const minimumOf = (channel: Channel, { totalRecharge, minRechargeFlag }: DepositHistory): Money =>
  totalRecharge > 0 && minRechargeFlag
    ? (channel.minAmount2 ?? defaultMinimum.later)
    : (channel.minAmount ?? defaultMinimum.first);
