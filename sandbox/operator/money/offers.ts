import * as codes from '#contract/codes.ts';
import type { Config, RechargeItem, RechargeType } from '#contract/endpoints/anonymous.ts';
import { defaultMinimum } from '#contract/defaults.ts';
import { Refusal } from '../http/refusal.ts';

/** A custom amount must be a multiple of this: whole pesos. */
const freeUnit = 100;

/** Values of a channel's `status`. */
export const channelStates = { closed: 0, open: 1 } as const;

/** A requested deposit; `amount` in hundredths. */
export interface Wanted {
  rechargeTypeId: number;
  itemId?: number | null | undefined;
  amount: number;
}

/** A deposit channel by its id; throws if there is none. */
export function channel({ rechargeTypes }: Config, id: number): RechargeType {
  const type = rechargeTypes?.find((each) => each.id === id);
  if (!type) throw new Refusal(codes.badParameter, 'No such channel', { field: 'rechargeTypeId' });
  return type;
}

/** A player's total deposits, hundredths, and user level (G-03). */
interface Standing {
  deposited: number;
  level: number;
}

/**
 * The bonus of a valid deposit, in hundredths: none if it is for a higher level; throws for a closed channel and for
 * an amount that is not offered.
 */
export function bonusOf(config: Config, wanted: Wanted, { deposited, level }: Standing): number {
  const type = channel(config, wanted.rechargeTypeId);
  if (type.status !== channelStates.open) throw new Refusal(codes.channelClosed, 'This channel is closed now');
  const min = minimum(config, type, deposited);
  const max = type.maxAmount ?? Number.MAX_SAFE_INTEGER;
  if (wanted.amount < min || wanted.amount > max)
    throw new Refusal(codes.amountOutOfRange, 'The amount is out of range', { min, max });
  const item = config.rechargeItems?.find((each) => fits(each, wanted));
  const free = !wanted.itemId && type.freeAmount && wanted.amount % freeUnit === 0;
  if (!item && !free) throw new Refusal(codes.badParameter, 'This amount is not on offer', { field: 'amount' });
  return (item?.minLevel ?? 0) > level ? 0 : (item?.bonus ?? 0);
}

/** The minimum deposit: higher after the first one, if the operator says so (spec §5). */
const minimum = ({ minRechargeFlag }: Config, type: RechargeType, deposited: number) =>
  minRechargeFlag && deposited > 0
    ? (type.minAmount2 ?? defaultMinimum.later)
    : (type.minAmount ?? defaultMinimum.first);

const fits = ({ id, price, rechargeTypeIds }: RechargeItem, { itemId, amount, rechargeTypeId }: Wanted) =>
  price === amount && (!itemId || id === itemId) && (!rechargeTypeIds || rechargeTypeIds.includes(rechargeTypeId));
