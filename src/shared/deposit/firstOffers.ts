import { useSnapshot } from 'valtio';
import * as activityTypes from '#contract/activityTypes.ts';
import * as codes from '#contract/codes.ts';
import type { Output } from '#contract/endpoints.ts';
import type { Failure } from '#contract/failure.ts';
import { offerStates } from '#contract/rewards/firstDeposit.ts';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { operatorTime } from '#data/operatorTime.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { useAsked } from '#nav/useSettled.ts';
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

/** Codes by which an operator says that it has no such offers. */
const hasNone: readonly number[] = [codes.notFound, codes.closed, codes.activityClosed];

interface Asked {
  value: unknown;
  failure: Failure | undefined;
  /** Whether the first read since the form was opened has ended. */
  isAsked: boolean;
  retry: () => Promise<void>;
}

/** What the device has kept counts only once the operator has answered, as the offers may have changed. */
const isLacking = ({ value, failure, isAsked }: Asked) =>
  !isAsked || (failure ? failure.kind !== 'refused' || !hasNone.includes(failure.code) : !value);

/**
 * Requests the offers for a first deposit, if the operator has some and there was none. While it isn't known whether
 * there are any, and which: whether they couldn't be loaded, and a retry.
 */
export function useFirstOffers(): { isFailed: boolean; retry: () => Promise<void> } | undefined {
  const deposited = useDeposited();
  const history = { ...useReply('refreshData', {}), isAsked: true };
  const activities = { ...useReply('getActivityIds', {}), isAsked: useAsked('getActivityIds', {}) };
  const isRunning = useRunning().some(({ activityType }) => types.includes(activityType));
  const mayHave = deposited === 0 && isRunning;
  const read = mayHave ? 'firstDepositInfo' : 'getActivityIds';
  const offers = { ...useReply(read, {}), isAsked: useAsked(read, {}) };
  if (deposited) return undefined;
  const missing = [...(deposited === 0 ? [] : [history]), activities, offers].find(isLacking);
  return missing && { isFailed: missing.isAsked && missing.failure !== undefined, retry: missing.retry };
}
