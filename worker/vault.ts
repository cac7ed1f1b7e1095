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
  /** A player whose traces are still to be wiped; 0 for none. */
  wiping: number;
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
  wiping: 0,
};

/** The vault on this device; where the device keeps nothing, one that lasts as long as the worker. */
export function openVault(): Vault {
  let memory: Vaulted | undefined;
  return {
    async read() {
      if (memory) return memory;
      try {
        return { ...emptyVault, ...(await get<Partial<Vaulted>>('vault')) };
      } catch {
        return (memory = emptyVault);
      }
    },
    async change(changes) {
      try {
        if (!memory) return await update<Partial<Vaulted>>('vault', (old) => ({ ...old, ...changes }));
      } catch {
        memory = emptyVault;
      }
      memory = { ...memory, ...changes };
    },
  };
}
