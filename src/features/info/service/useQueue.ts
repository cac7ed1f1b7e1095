import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { useAge } from '#shared/page/useAge.ts';
import { merged, useSupportQueue } from '#shared/support/supportQueue.ts';
import { sorted } from './queue.ts';

/** The support contacts, and whether they are fresh; else their age. */
export function useQueue() {
  const { onLine, failing } = useSnapshot(stores.network);
  const reply = useReply('getCustomerServices', {});
  const isLive = onLine && !failing && !reply.failure && reply.value !== undefined;
  const age = useAge(reply.at, Boolean(reply.failure));
  const queue = merged(reply.value, useSupportQueue());
  return {
    ...sorted(queue),
    isLive,
    age: reply.value && age,
    isWaiting: queue.length === 0 && !reply.value && !reply.failure,
    reply,
  };
}
