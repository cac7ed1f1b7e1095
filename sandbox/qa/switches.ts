import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../operator/http/refusal.ts';

/** The HTTP status for a caller who has gone, and will not see it. */
const nobodyListens = 408;

/** Stands for every call. */
const every = '*';

/** A call to answer with an error: a business code in the envelope, or an HTTP status; so many times, or until reset. */
interface Fault {
  code?: number;
  status?: number;
  times?: number;
}

/** A call to leave without an answer, before it is done or after; so many times, or until reset. */
interface Hang {
  when: 'before' | 'after';
  times?: number;
}

/**
 * What QA has set: milliseconds of latency, faults and hangs by call ("*" for every call), maintenance, how late the
 * gateway tells of a payment (milliseconds), and whether copies of a `requestId` count as one.
 */
export interface Settings {
  latency: Record<string, number>;
  errors: Record<string, Fault>;
  hangs: Record<string, Hang>;
  maintenance: { status: boolean; msg?: string; startTime?: number; endTime?: number };
  webhooks: number;
  deduplicates: boolean;
}

const unset = (): Settings => ({
  latency: {},
  errors: {},
  hangs: {},
  maintenance: { status: false },
  webhooks: 0,
  deduplicates: true,
});

/** Makes the operator slow, wrong, silent or closed, when QA wants it so. */
export function createSwitches() {
  let settings = unset();
  let stop = new AbortController();
  const acted = new Set<string>();

  /** The setting of a call; one that is good for so many times is used up by being asked for. */
  function take<T extends { times?: number }>(of: Record<string, T>, call: string): T | undefined {
    const key = of[call] ? call : every;
    const found = of[key];
    if (found?.times !== undefined && --found.times <= 0) delete of[key];
    return found;
  }

  /** Says nothing, until the caller has gone or the switches are reset. */
  const silence = (signal: AbortSignal) =>
    new Promise((over) => AbortSignal.any([signal, stop.signal]).addEventListener('abort', over, { once: true }));

  /** Whether a call hangs now. */
  function hangs(call: string, when: Hang['when']): boolean {
    const hang = settings.hangs[call] ?? settings.hangs[every];
    return hang?.when === when && take(settings.hangs, call) !== undefined;
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
    /** What an act is known by: its `requestId`; while nothing is de-duplicated, each copy but the first is an act of its own. */
    actOf(requestId: string): string {
      if (settings.deduplicates || !requestId) return requestId;
      const again = acted.has(requestId);
      acted.add(requestId);
      return again ? crypto.randomUUID() : requestId;
    },
    /** What befalls a call before it is done: a wait, silence, a refusal, or the HTTP status it is to be answered with. */
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
    /** What befalls it once it is done: silence. */
    async after(call: string, signal: AbortSignal) {
      if (hangs(call, 'after')) await silence(signal);
    },
  };
}

export type Switches = ReturnType<typeof createSwitches>;
