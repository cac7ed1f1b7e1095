import { createWireHistory, type Asked, type WireCopy } from './history.ts';

/**
 * How far a request gets: never to the operator; processed, but the answer is lost; or with half of the answer's body.
 */
export type Stage = 'unsent' | 'unanswered' | 'half';

/** A fault injected into a request. Several together apply in this order. */
export interface Fault {
  /** Number of extra copies sent to the operator before the one that is answered. */
  duplicate?: number;
  /** A replacement for the operator's answer: a status, JSON, an HTML page, or a redirect that keeps the method. */
  status?: number;
  body?: string | object;
  html?: string;
  redirect?: string;
  /** Whether the operator processes the request although its answer is replaced. */
  acted?: boolean;
  /** Delay of the answer, milliseconds. */
  delay?: number;
  /** Hangs at this stage until the rule ends. */
  hang?: Stage;
  /** Resets the connection at this stage. Chromium itself retries a request on a reused connection. */
  reset?: Stage;
  /** The rate to which the body is throttled, bytes per second. */
  drip?: number;
}

/** The requests a rule matches: a call by name, or any path; the first `times`, or all. */
export interface Aim {
  call?: string;
  path?: RegExp;
  times?: number;
  when?: (asked: Asked) => boolean;
}

/** An active rule: it can be awaited and ended. */
export interface Rule {
  /** Resolves when this many requests have matched. */
  met(times?: number): Promise<void>;
  /** Ends the rule; requests that hang in it continue. */
  end(): void;
}

/** A rule applied to one request. */
export interface Meeting {
  fault: Fault;
  /** Resolves when the rule has ended. */
  over: Promise<void>;
}

/** The active fault rules, latest first, and the record of every copy of a request. */
export function createFaults(device?: string) {
  const history = createWireHistory(device);
  const rules: ReturnType<typeof createRule>[] = [];

  return {
    history,
    /** Injects a fault from now on: `on('createRecharge', { reset: 'unanswered' })`. */
    on(aim: string | Aim, fault: Fault): Rule {
      const rule = createRule(typeof aim === 'string' ? { call: aim } : aim, fault);
      rules.unshift(rule);
      return rule;
    },
    /** Ends all rules. */
    end() {
      for (const rule of rules.splice(0)) rule.end();
    },
    /** The rule that matches a request, if any; each match counts towards its `times`. */
    meet: (asked: Asked): Meeting | undefined => rules.find((rule) => rule.isFor(asked))?.meet(),
    /** All recorded copies of a call, in order; of every request without a name. */
    copies: (call?: string): readonly WireCopy[] =>
      history.all().filter((copy) => call === undefined || copy.call === call),
  };
}

export type Faults = ReturnType<typeof createFaults>;

function createRule({ call, path, times = Infinity, when = () => true }: Aim, fault: Fault) {
  let met = 0;
  let ended = false;
  let end = () => {};
  const over = new Promise<void>((done) => (end = done));
  const waiting = new Map<() => void, number>();

  return {
    isFor: (asked: Asked) =>
      !ended &&
      met < times &&
      (call === undefined || asked.call === call) &&
      (path === undefined || path.test(asked.url.pathname)) &&
      when(asked),
    meet(): Meeting {
      met++;
      for (const [tell, enough] of waiting) if (met >= enough) tell();
      return { fault, over };
    },
    met: (enough = 1) => new Promise<void>((done) => (met >= enough ? done() : void waiting.set(done, enough))),
    end() {
      ended = true;
      end();
    },
  };
}
