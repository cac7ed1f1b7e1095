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
  retry: () => Promise<void>;
}

const isLacking = ({ value, failure }: Asked) =>
  !value && !(failure?.kind === 'refused' && hasNone.includes(failure.code));

/**
 * Requests the offers for a first deposit, if the operator has some and there was none. While it isn't known whether
 * there are any, and which: whether they couldn't be loaded, and a retry.
 */
export function useFirstOffers(): { isFailed: boolean; retry: () => Promise<void> } | undefined {
  const deposited = useDeposited();
  const history = useReply('refreshData', {});
  const activities = useReply('getActivityIds', {});
  const isRunning = useRunning().some(({ activityType }) => types.includes(activityType));
  const mayHave = deposited === 0 && isRunning;
  const offers = useReply(mayHave ? 'firstDepositInfo' : 'getActivityIds', {});
  if (deposited) return undefined;
  const missing = [...(deposited === 0 ? [] : [history]), activities, offers].find(isLacking);
  return missing && { isFailed: missing.failure !== undefined, retry: missing.retry };
}
