import { createStore, get, update } from 'idb-keyval';
import type { Provider } from '#contract/loginKinds.ts';
import { within, type World } from '../world.ts';

/** A social log-in that has been begun, and must come back by its time (epoch milliseconds) and to whoever began it; 0 is a visitor. */
export interface Errand {
  provider: Provider;
  /** What proves to the operator's partner that this device began it (RFC 7636). */
  verifier: string;
  redirectUri: string;
  userId: number;
  /** The page that it ends on. */
  to: string;
  expireAt: number;
}

/** What is left of a social log-in that nobody is bound to: whoever comes in with it is bound. */
export interface Ticket {
  provider: Provider;
  ticket: string;
  expireAt: number;
}

/** What keeps a player from playing, by their own wish; times in epoch milliseconds by the operator's clock. */
interface Restriction {
  state: 0 | 1 | 2;
  until: number;
  irrevocableUntil: number;
  ref: string;
}

/** A wish for protection that the operator hasn't answered yet, with the token it needs; gone once it is delivered. */
export interface PendingRequest {
  requestId: string;
  userId: number;
  token: string;
  call: 'selfLimitSet' | 'selfExclude' | 'rgAck' | 'marketingOptOut';
  input: object;
  at: number;
  /** Up to when it may be on its way for the first time (epoch milliseconds): before that nobody sends it again. */
  sending?: number;
  /** What a break or an exclusion asks for: it holds here meanwhile, for all but the tab that waits for the answer. */
  standing?: Pick<Restriction, 'until'> & { state: 1 | 2 };
}

/** Play since the player last stopped to look: milliseconds, of all tabs together, counted up to `at` (epoch milliseconds). */
interface Stint {
  userId: number;
  played: number;
  at: number;
}

/** What must be at hand before any database is open. Only the worker ever reads it; the token goes nowhere but into a request's header. */
export interface Vaulted {
  token: string;
  userId: number;
  /** The player registered by the log-in at hand. */
  isNew: boolean;
  epoch: string;
  deviceId: string;
  /** The account name kept with the player's consent. */
  account: string;
  /** Where the first visit came from. */
  referrer: string;
  gameListVersion: string;
  /** Codes sent lately, by a digest of the number. */
  codes: Record<string, { resendAt: number; expireAt: number }>;
  /** Social log-ins on their way, by their `state`. */
  errands: Record<string, Errand>;
  ticket: Ticket | null;
  /** Traces of a player who left are still to be wiped. */
  wiping: boolean;
  /** Who is kept from playing, by player: not even a log-out ends it. */
  restrictions: Record<number, Restriction>;
  unheard: PendingRequest[];
  stint: Stint;
}

export interface Vault {
  read(): Promise<Vaulted>;
  /** Changes some of it, in one step whatever other tabs do meanwhile. */
  change(changes: Partial<Vaulted> | ((kept: Vaulted) => Partial<Vaulted>)): Promise<void>;
  /** Whether what is kept here outlives the worker, as far as is known. */
  lasts(): boolean;
}

/** What a device that knows nothing keeps. */
export const emptyVault: Vaulted = {
  token: '',
  userId: 0,
  isNew: false,
  epoch: '',
  deviceId: '',
  account: '',
  referrer: '',
  gameListVersion: '',
  codes: {},
  errands: {},
  ticket: null,
  wiping: false,
  restrictions: {},
  unheard: [],
  stint: { userId: 0, played: 0, at: 0 },
};

/** How long a device may take to answer before it counts as one that keeps nothing, milliseconds. */
const patience = 3_000;

/** The vault on this device, opened anew once where it is lost; where the device keeps nothing, one that lasts as long as the worker. */
export function openVault(world: World): Vault {
  /** What was last read or written, which goes on alone when the device fails. */
  let last = emptyVault;
  let lost = false;
  const open = () => createStore('keyval-store', 'keyval');
  let store = open();

  async function reach<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (lost) return undefined;
    try {
      const again = () => {
        store = open();
        return work();
      };
      return await within(world, patience, work().catch(again));
    } catch {
      lost = true;
    }
  }

  return {
    async read() {
      const kept = await reach(async () => ({ ...emptyVault, ...(await get<Partial<Vaulted>>('vault', store)) }));
      return (last = kept ?? last);
    },
    async change(changes) {
      const changed = (old?: Partial<Vaulted>): Vaulted => {
        const kept = { ...emptyVault, ...old };
        return { ...kept, ...(typeof changes === 'function' ? changes(kept) : changes) };
      };
      last = changed(last);
      await reach(() => update<Partial<Vaulted>>('vault', changed, store));
    },
    lasts: () => !lost,
  };
}
