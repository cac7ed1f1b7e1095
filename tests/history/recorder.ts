import type { ClientEvent } from '#contract/endpoints/events.ts';
import { replyKey, type Act, type HoldingName, type PatchMessage } from '#contract/stores.ts';
import { callOf } from './acts.ts';
import type { ClientEntry, Outcome } from './entry.ts';

/** Failures that a page shows as outcome unknown. */
const unknown = new Set(['uncertain', 'timeout', 'stopped']);

/** An entry without its place and time. */
export type Bare<E> = E extends ClientEntry ? Omit<E, 'at' | 'device' | 'tab'> : never;
type Add = (entry: Bare<ClientEntry>) => void;

/**
 * When an event becomes one that must be delivered: once its page knows of it (the page hands it to the next worker if
 * this one dies); once the worker has persisted it (both may be killed); or as the caller decides.
 */
export type SafeOnce = 'told' | 'written' | 'said';

/** Records a page's calls to its worker, and the answers. */
export function createRecorder(add: Add, safeOnce: SafeOnce) {
  const shown = { userId: 0, epoch: '', ended: null as string | null, coin: null as number | null };
  const held = new Map<string, number>();
  const open = new Map<string, { requestId: string; state: string }>();
  const lastId = new Map<string, string>();
  const asked = new Map<string, string>();
  const events = new Set<string>();
  /** Track calls to the current worker, in order, and the resulting events by sequence number. */
  const tracks: string[] = [];
  const numbered = new Map<number, ClientEvent>();

  function forgetWorker() {
    tracks.length = 0;
    numbered.clear();
  }

  function addEvent({ eventId, sessionId, seq }: ClientEvent) {
    if (events.size < events.add(eventId).size) add({ kind: 'event', eventId, sessionId, seq });
  }

  function showAct(call: string, act: Act | undefined) {
    const before = open.get(call);
    if (before && before.requestId !== act?.requestId) {
      open.delete(call);
      add({ kind: 'act', call, requestId: before.requestId, state: 'gone' });
    }
    if (!act || (before?.requestId === act.requestId && before.state === act.state)) return;
    open.set(call, act);
    if (act.state === 'sending' && !act.elsewhere) lastId.set(call, act.requestId);
    add({ kind: 'act', call, requestId: act.requestId, state: act.state });
  }

  function outcomeOf(failure: string): Outcome {
    if (!failure) return 'confirmed';
    return unknown.has(failure) ? 'uncertain' : 'rejected';
  }

  return {
    asked(ask: string, action: string, first: unknown) {
      asked.set(ask, action);
      add({ kind: 'asked', ask, action, ...(action === 'replies.read' ? { of: String(first) } : {}) });
      if (action === 'tab.lead') add({ kind: 'lead', on: first === true });
      // Every new worker gets this call once, before any other.
      if (action === 'tab.alive') forgetWorker();
      if (action === 'events.track') tracks.push(ask);
      const call = callOf(action);
      if (!call) return;
      lastId.delete(call);
      add({ kind: 'began', act: ask, call });
    },
    settled(ask: string, failure: string) {
      const action = asked.get(ask);
      if (action === undefined) return;
      asked.delete(ask);
      add({ kind: 'settled', ask, failure });
      const written = action === 'events.track' && !failure && numbered.get(tracks.indexOf(ask) + 1);
      if (written && safeOnce === 'written') addEvent(written);
      const call = callOf(action);
      if (call) add({ kind: 'ended', act: ask, call, requestId: lastId.get(call) ?? '', outcome: outcomeOf(failure) });
    },
    told({ whole, patch }: PatchMessage) {
      const { session, wallet, acts } = patch;
      if (session && ('epoch' in session || 'userId' in session || 'ended' in session)) {
        const now = { ...shown, ...session };
        const changed = now.epoch !== shown.epoch || now.userId !== shown.userId || now.ended !== shown.ended;
        Object.assign(shown, { userId: now.userId, epoch: now.epoch, ended: now.ended });
        if (changed) add({ kind: 'session', userId: shown.userId, epoch: shown.epoch, ended: shown.ended });
      }
      if (wallet?.coin !== undefined && wallet.coin !== shown.coin) {
        shown.coin = wallet.coin;
        if (wallet.coin !== null && shown.userId) add({ kind: 'balance', userId: shown.userId, coin: wallet.coin });
      }
      for (const [name, { amount }] of Object.entries(wallet?.held ?? {})) {
        if (!shown.userId || held.get(name) === amount) continue;
        held.set(name, amount);
        add({ kind: 'held', userId: shown.userId, name: name as HoldingName, amount });
      }
      if (wallet?.held && Object.keys(wallet.held).length === 0) held.clear();
      if (session?.user && shown.userId) add({ kind: 'answer', userId: shown.userId, owner: session.user.id });
      for (const [key, reply] of Object.entries(patch.replies ?? {})) {
        const { coin, list } = (reply?.value ?? {}) as { coin?: unknown; list?: { orderNo?: string }[] };
        if (!shown.userId) break;
        const orders = Array.isArray(list) ? list.flatMap(({ orderNo }) => orderNo ?? []) : [];
        const isBalance = key === replyKey('refreshData', {}) && typeof coin === 'number';
        if (isBalance) add({ kind: 'answer', userId: shown.userId, coin });
        if (orders.length > 0) add({ kind: 'answer', userId: shown.userId, orders });
      }
      if (acts) {
        const calls = whole ? new Set([...open.keys(), ...Object.keys(acts)]) : Object.keys(acts);
        for (const call of calls) showAct(call, acts[call]);
      }
      for (const event of patch.events?.tail ?? []) {
        numbered.set(event.seq, event);
        if (safeOnce === 'told') addEvent(event);
      }
    },
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
