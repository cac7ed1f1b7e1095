import { useSnapshot } from 'valtio';
import * as activityTypes from '#contract/activityTypes.ts';
import type { Output } from '#contract/endpoints.ts';
import { offerStates } from '#contract/rewards/firstDeposit.ts';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { useRunning } from '#shared/activities/useRuns.ts';
import { useDeposited } from './useDeposited.ts';

const key = replyKey('firstDepositInfo', {});
const types: readonly number[] = [activityTypes.FirstCharge, activityTypes.FirstDeposit];

/**
 * The operator's bonuses for a first deposit, hundredths by the id of the recharge item; empty once there is one
 * (FD-01).
 */
export function useFirstBonuses(): ReadonlyMap<number, Money> {
  const deposited = useDeposited();
  const { items = [], endTime } = (useSnapshot(stores.replies)[key]?.value ?? {}) as Partial<
    Output<'firstDepositInfo'>
  >;
  const isOver = endTime ? operatorTime() >= endTime : false;
  const open = deposited === 0 && !isOver ? items.filter(({ status }) => status === offerStates.open) : [];
  return new Map(open.map(({ id, bonus }) => [id, bonus]));
}

/** Requests the offers for a first deposit while mounted, if the operator has some and there was none. */
export const FirstOffers = () => useDeposited() === 0 && <OfActivity />;

function OfActivity() {
  return useRunning().some(({ activityType }) => types.includes(activityType)) && <Asked />;
}

function Asked() {
  useReply('firstDepositInfo', {});
  return null;
}
