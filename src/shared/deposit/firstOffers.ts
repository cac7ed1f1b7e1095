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
import { useAnswer, type Unknown } from '../rg/useAnswer.ts';
import { useDeposited } from './useDeposited.ts';

const key = replyKey('firstDepositInfo', {});
const types: readonly number[] = [activityTypes.FirstCharge, activityTypes.FirstDeposit];

/** Whether the operator has offers for a first deposit, as far as is known. */
const useHasOffers = () => useRunning().some(({ activityType }) => types.includes(activityType));

/**
 * The operator's bonuses for a first deposit, hundredths by the id of the recharge item; empty once there is one
 * (FD-01).
 */
export function useFirstBonuses(): ReadonlyMap<number, Money> {
  const deposited = useDeposited();
  const isRunning = useHasOffers();
  const { items = [], endTime } = (useSnapshot(stores.replies)[key]?.value ?? {}) as Partial<
    Output<'firstDepositInfo'>
  >;
  const isOver = endTime ? operatorTime() >= endTime : false;
  const mayHave = deposited === 0 && isRunning && !isOver;
  const open = mayHave ? items.filter(({ status }) => status === offerStates.open) : [];
  return new Map(open.map(({ id, bonus }) => [id, bonus]));
}

/**
 * Requests the offers for a first deposit, if the operator has some and there was none. While it isn't known whether
 * there are any, and which: whether they couldn't be loaded, and a retry.
 */
export function useFirstOffers(): Unknown | undefined {
  const deposited = useDeposited();
  const { value, failure, retry } = useReply('refreshData', {});
  const activities = useAnswer('getActivityIds', {}).unknown;
  const isRunning = useHasOffers();
  const mayHave = deposited === 0 && isRunning;
  const offers = useAnswer(mayHave ? 'firstDepositInfo' : 'getActivityIds', {}).unknown;
  if (deposited) return undefined;
  const history = failure || !value ? { isFailed: failure !== undefined, retry } : undefined;
  return (deposited === 0 ? undefined : history) ?? activities ?? offers;
}
