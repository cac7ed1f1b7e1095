import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { proxy, ref } from 'valtio/vanilla';
import type { Input, Output, ReadName } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { replyKey } from '#contract/stores.ts';
import { report } from './report.ts';
import { stores } from '#data/stores.ts';
import { onWorker } from '#data/supervision.ts';
import { app } from '#data/worker.ts';

/** A read whose reply is on screen, and in how many places. */
interface Shown {
  name: ReadName;
  input: object;
  places: number;
}

/** What is on screen, by key. */
const shown = new Map<string, Shown>();
/** The keys of the replies on screen. */
export const repliesOnScreen = (): readonly string[] => [...shown.keys()];
onWorker((core) => {
  for (const { name, input } of shown.values()) {
    void core.replies.show(name, input);
    void request(name, input);
  }
});

/** A key that one screen drops and the next one shows in the same turn is never unsubscribed. */
function show(name: ReadName, input: object) {
  const key = replyKey(name, input);
  const here = shown.get(key) ?? { name, input, places: 0 };
  shown.set(key, here);
  if (++here.places === 1) void app.replies.show(name, input).catch(() => {});
  return () => {
    here.places--;
    queueMicrotask(() => {
      if (here.places > 0 || shown.get(key) !== here) return;
      shown.delete(key);
      void app.replies.letGo(key).catch(() => {});
    });
  };
}

interface Miss {
  failure: Failure;
  /** The time of the current reply; dropped with the next reply, whoever requested it (O-05). */
  at: number | undefined;
}

/** Why there is no newer reply, by key. */
const misses = proxy<Record<string, Miss | undefined>>({});

/** Reads a reply and stores why that failed, until it is read or another place gets a newer one; resolves to that. */
export async function readReply(name: ReadName, input: object): Promise<Failure | undefined> {
  const key = replyKey(name, input);
  try {
    await app.replies.read(name, input);
    misses[key] = undefined;
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    misses[key] = ref({ failure: error, at: stores.replies[key]?.at });
    return error;
  }
}

/** Requests a reply; only a first read without data may open the timeout dialog. */
async function request(name: ReadName, input: object) {
  const failure = await readReply(name, input);
  if (failure?.kind === 'timeout' && !stores.replies[replyKey(name, input)])
    report(failure, () => void request(name, input));
}

/**
 * A cached reply at once if there is one (stale-while-revalidate), then every newer one. `at` is its time by the
 * device's clock (epoch milliseconds), `failure` why there is no newer one.
 */
export function useReply<N extends ReadName>(name: N, input: Input<N>) {
  const key = replyKey(name, input);
  const { epoch } = useSnapshot(stores.session);
  const reply = useSnapshot(stores.replies)[key];
  const miss = useSnapshot(misses)[key];
  const { failing, portal, down } = useSnapshot(stores.network);
  const isUnreached = failing || portal || down;
  const stale = reply?.stale ?? false;

  // An input is a new object in every render; only its key says whether it changed.
  const appear = useEffectEvent(() => show(name, input));
  const ask = useEffectEvent(() => void request(name, input));
  useEffect(() => appear(), [key]);
  useEffect(() => ask(), [key, epoch]);
  useEffect(() => {
    if (stale) ask();
  }, [stale, reply?.at, key]);
  // Missing replies are requested again once the operator can be reached.
  const wasUnreached = useRef(isUnreached);
  const makeUp = useEffectEvent(() => {
    if (!reply && miss?.failure.kind === 'network') ask();
  });
  useEffect(() => {
    if (wasUnreached.current && !isUnreached) makeUp();
    wasUnreached.current = isUnreached;
  }, [isUnreached]);

  return {
    value: reply?.value as Output<N> | undefined,
    at: reply?.at ?? 0,
    stale,
    failure: miss?.at === reply?.at ? miss?.failure : undefined,
    retry: () => request(name, input),
  };
}
