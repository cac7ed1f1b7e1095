import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../operator/http/refusal.ts';

/** HTTP status for a client that has disconnected and won't see it. */
const nobodyListens = 408;

/** The wildcard for every call. */
const every = '*';

/**
 * An injected error for a call: a business code in the envelope, or an HTTP status; this many times, or until reset.
 */
interface Fault {
  code?: number;
  status?: number;
  times?: number;
}

/** An injected hang: a call without an answer, before or after it is processed; this many times, or until reset. */
interface Hang {
  when: 'before' | 'after';
  times?: number;
}

/**
 * QA's fault injection: latency in milliseconds, errors and hangs by call ("*" for every call), maintenance, the
 * delay of payment webhooks (milliseconds), whether copies of a `requestId` are deduplicated, the next draws, and the
 * operator's clock.
 */
export interface Settings {
  latency: Record<string, number>;
  errors: Record<string, Fault>;
  hangs: Record<string, Hang>;
  maintenance: { status: boolean; msg?: string; startTime?: number; endTime?: number };
  webhooks: number;
  deduplicates: boolean;
  /** The next results of games of chance, by name: ids, or numbers. */
  draws: Record<string, number[]>;
  /** How far the operator's clock is ahead, milliseconds. */
  ahead: number;
}

const unset = (): Settings => ({
  latency: {},
  errors: {},
  hangs: {},
  maintenance: { status: false },
  webhooks: 0,
  deduplicates: true,
  draws: {},
  ahead: 0,
});

/** Fault injection for QA: makes the operator slow, failing, hanging or closed for maintenance. */
export function createSwitches() {
  let settings = unset();
  let stop = new AbortController();
  const acted = new Set<string>();

  /** The setting of a call; one with a count is used up by reading. */
  function take<T extends { times?: number }>(of: Record<string, T>, call: string): T | undefined {
    const key = of[call] ? call : every;
    const found = of[key];
    if (found?.times !== undefined && --found.times <= 0) delete of[key];
    return found;
  }

  /** Hangs until the client disconnects or the switches are reset. */
  const silence = (signal: AbortSignal) =>
    new Promise((over) => AbortSignal.any([signal, stop.signal]).addEventListener('abort', over, { once: true }));

  /** Whether a call hangs now. */
  function hangs(call: string, when: Hang['when']): boolean {
    const hang = settings.hangs[call] ?? settings.hangs[every];
    return hang?.when === when && take(settings.hangs, call) !== undefined;
  }

  /** Sets the next results of a game of chance; an empty list clears them. */
  function force(name: string, results: readonly number[]) {
    const { [name]: _, ...others } = settings.draws;
    settings = { ...settings, draws: results.length > 0 ? { ...others, [name]: [...results] } : others };
  }

  return {
    settings: () => settings,
    set(change: Partial<Settings>) {
      settings = { ...settings, ...change };
    },
    reset() {
      settings = unset();
      stop.abort();
      stop = new AbortController();
    },
    maintenance: () => settings.maintenance,
    force,
    /** The next result of a game of chance, used up by reading; undefined leaves it to chance. */
    forcedResult(name: string): number | undefined {
      const [result, ...rest] = settings.draws[name] ?? [];
      if (result !== undefined) force(name, rest);
      return result;
    },
    /** The idempotency key of an act: its `requestId`; with deduplication off, every copy but the first gets a key of its own. */
    actOf(requestId: string): string {
      if (settings.deduplicates || !requestId) return requestId;
      const again = acted.has(requestId);
      acted.add(requestId);
      return again ? crypto.randomUUID() : requestId;
    },
    /** Faults injected before a call is processed: latency, a hang, a refusal, or the HTTP status to answer with. */
    async before(call: string, signal: AbortSignal): Promise<number | undefined> {
      const latency = settings.latency[call] ?? settings.latency[every];
      if (latency) await pause(latency, undefined, { signal: AbortSignal.any([signal, stop.signal]) }).catch(() => {});
      if (hangs(call, 'before')) {
        await silence(signal);
        if (signal.aborted) return nobodyListens;
      }
      const fault = take(settings.errors, call);
      if (fault?.code) throw new Refusal(fault.code, 'Set by QA');
      return fault?.status;
    },
    /** Faults injected after a call is processed: a hang. */
    async after(call: string, signal: AbortSignal) {
      if (hangs(call, 'after')) await silence(signal);
    },
  };
}

export type Switches = ReturnType<typeof createSwitches>;
