import type { Snapshot } from 'valtio';
import type { RechargeType } from '#contract/endpoints/anonymous.ts';
import { defaultMinimum } from '#contract/defaults.ts';
import type { Money } from '#contract/schema.ts';

/** A way to pay, as the page has it. */
export type Channel = Snapshot<RechargeType>;

const open = 1;

/** A channel that says nothing of its state is open. */
export const isOpen = (channel: Channel) => (channel.status ?? open) === open;

/** What decides a player's least deposit: prior recharges in hundredths, and the operator's flag. */
export interface DepositHistory {
  totalRecharge: number;
  minRechargeFlag: boolean;
}

/** How a player stands, by the operator's settings and by what they have deposited, as far as both are known. */
export const depositHistoryOf = (
  config: { readonly minRechargeFlag?: boolean | 0 | 1 | null | undefined } | null,
  totalRecharge: number | null | undefined,
): DepositHistory => ({
  totalRecharge: totalRecharge ?? 0,
  minRechargeFlag: Boolean(config?.minRechargeFlag),
});

/** The least deposit on a channel, hundredths (spec §5): another one after the first, if the operator says so. */
export const minimumOf = (channel: Channel, { totalRecharge, minRechargeFlag }: DepositHistory): Money =>
  totalRecharge > 0 && minRechargeFlag
    ? (channel.minAmount2 ?? defaultMinimum.later)
    : (channel.minAmount ?? defaultMinimum.first);
