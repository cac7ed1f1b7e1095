import { get, update } from 'idb-keyval';
import type { Provider } from './contract/loginKinds.ts';

/** A social log-in that has been begun, and must come back by its time (epoch milliseconds) and to whoever began it; 0 is a visitor. */
export interface Errand {
  provider: Provider;
  /** What proves to the operator's partner that this device began it (RFC 7636). */
  verifier: string;
  redirectUri: string;
  userId: number;
  expireAt: number;
}

/** What is left of a social log-in that nobody is bound to: whoever comes in with it is bound. */
export interface Ticket {
  provider: Provider;
  ticket: string;
  expireAt: number;
}

/** What must be at hand before any database is open. Only the worker ever reads it; the token goes nowhere but into a request's header. */
export interface Vaulted {
  token: string;
  userId: number;
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
}

export interface Vault {
  read(): Promise<Vaulted>;
  change(changes: Partial<Vaulted>): Promise<void>;
}

/** What a device that knows nothing keeps. */
export const emptyVault: Vaulted = {
  token: '',
  userId: 0,
  epoch: '',
  deviceId: '',
  account: '',
  referrer: '',
  gameListVersion: '',
  codes: {},
  errands: {},
  ticket: null,
  wiping: false,
};

/** The vault on this device; where the device keeps nothing, one that lasts as long as the worker. */
export function openVault(): Vault {
  /** What was last read or written, which goes on alone when the device fails. */
  let last = emptyVault;
  let lost = false;
  return {
    async read() {
      if (lost) return last;
      try {
        last = { ...emptyVault, ...(await get<Partial<Vaulted>>('vault')) };
      } catch {
        lost = true;
      }
      return last;
    },
    async change(changes) {
      last = { ...last, ...changes };
      if (!lost) await update<Partial<Vaulted>>('vault', (old) => ({ ...old, ...changes })).catch(() => (lost = true));
    },
  };
}
