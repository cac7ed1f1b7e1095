import { useSnapshot } from 'valtio';
import { activityTypes } from '#contract/activityTypes.ts';
import type { Output } from '#contract/endpoints.ts';
import { offerStates } from '#contract/firstDeposit.ts';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { useDeposited } from './useDeposited.ts';

const key = replyKey('firstDepositInfo', {});
const activitiesKey = replyKey('getActivityIds', {});
const types: readonly number[] = [activityTypes.FirstCharge, activityTypes.FirstDeposit];

/** Whether the player has made no deposit yet, and the operator adds something to a first one (FD-01). */
export function useHasFirstOffers(): boolean {
  const deposited = useDeposited();
  const { activityMap = {} } = (useSnapshot(stores.replies)[activitiesKey]?.value ?? {}) as Partial<
    Output<'getActivityIds'>
  >;
  return deposited === 0 && Object.values(activityMap).some(({ activityType }) => types.includes(activityType));
}

/** What the operator adds to a first deposit, hundredths by the id of the recharge item; empty once there is one. */
export function useFirstBonuses(): ReadonlyMap<number, Money> {
  const has = useHasFirstOffers();
  const { items = [] } = (useSnapshot(stores.replies)[key]?.value ?? {}) as Partial<Output<'firstDepositInfo'>>;
  const open = has ? items.filter(({ status }) => status === offerStates.open) : [];
  return new Map(open.map(({ id, bonus }) => [id, bonus]));
}

/** Asks for the offers while it is rendered. */
export function FirstOffers() {
  useReply('firstDepositInfo', {});
  return null;
}
