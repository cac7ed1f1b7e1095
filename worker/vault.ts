import { get, update } from 'idb-keyval';

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
