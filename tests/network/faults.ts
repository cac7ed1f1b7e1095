import { createWireHistory, type Asked, type WireCopy } from './history.ts';

/**
 * How far a request comes: the operator never hears of it, or has done it and its answer is lost, or half of the
 * answer's body still arrives.
 */
export type Stage = 'unsent' | 'unanswered' | 'half';

/** What befalls a request. Several together happen in this order. */
export interface Fault {
  /** So many more copies of it reach the operator, before the one that is answered. */
  duplicate?: number;
  /** Instead of the operator's answer: a status, a text or JSON, a page of HTML, a redirect that keeps the method. */
  status?: number;
  body?: string | object;
  html?: string;
  redirect?: string;
  /** The operator does it first, though something else is answered. */
  acted?: boolean;
  /** The answer waits so long, milliseconds. */
  delay?: number;
  /** It hangs at this stage, until the rule ends. */
  hang?: Stage;
  /** Its connection is reset at this stage. Chromium itself sends again what it sent on a reused connection. */
  reset?: Stage;
  /** The body comes at so many bytes a second. */
  drip?: number;
}

/** Which requests a rule is for: a call by its name, or any path; so many of them, the first ones, or all. */
export interface Aim {
  call?: string;
  path?: RegExp;
  times?: number;
  when?: (asked: Asked) => boolean;
}

/** A rule at work: it may be waited for, and ended. */
export interface Rule {
  /** Settles when so many requests have met it. */
  met(times?: number): Promise<void>;
  /** Ends it; what hangs in it goes on. */
  end(): void;
}

/** A rule as it meets one request. */
export interface Meeting {
  fault: Fault;
  /** Settles when the rule has ended. */
  over: Promise<void>;
}

/** The rules that requests meet, the latest first, and the memory of every copy that came by. */
export function createFaults(device?: string) {
  const history = createWireHistory(device);
  const rules: ReturnType<typeof createRule>[] = [];

  return {
    history,
    /** Has requests meet a fault from now on: `on('createRecharge', { reset: 'unanswered' })`. */
    on(aim: string | Aim, fault: Fault): Rule {
      const rule = createRule(typeof aim === 'string' ? { call: aim } : aim, fault);
      rules.unshift(rule);
      return rule;
    },
    /** Ends all rules. */
    end() {
      for (const rule of rules.splice(0)) rule.end();
    },
    /** The rule that a request meets, if there is one; it is used up by one. */
    meet: (asked: Asked): Meeting | undefined => rules.find((rule) => rule.isFor(asked))?.meet(),
    /** Every copy of a call that came by, in their order; of everything when no call is named. */
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
