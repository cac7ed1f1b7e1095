import type { Db } from '#sandbox/db/tables.ts';
import { createGateway, createWallet } from '#tests/conformance/partners.ts';
import { createCaller, worldOf, type Taken } from './caller.ts';
import type { Findings } from './findings.ts';
import type { Keys } from '#sandbox/keys.ts';

/** What all players of a run share; `count` is the number of processes. */
export interface Table {
  base: string;
  count: number;
  db: Db;
  keys: Keys;
  pushService: string;
  findings: Findings;
  note(taken: Taken): void;
}

/** The address of the partners. */
const partners = '10.9.0.1';

/** The gateway and the game provider, which call one process, by its number. */
export function partnersAt({ base, keys, note, count }: Table, at: number) {
  const world = worldOf(partners, note, at % count);
  return {
    gateway: createGateway({ url: `${base}/webhooks`, partner: 'gateway', keys }, world, Date.now),
    wallet: createWallet({ url: `${base}/wallet`, partner: 'game', key: keys.wallet }, world, Date.now),
  };
}

export const callerAt = ({ base, count, note }: Table, address: string) => createCaller(base, address, count, note);
