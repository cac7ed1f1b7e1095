import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { createTurns } from '#sandbox/turns.ts';
import { namesOf } from '../http/address.ts';
import { full } from '../http/refusal.ts';

/**
 * How many players' passwords are hashed at once, and how many wait, also per address; visitors' are queued before.
 */
const limits = { atOnce: 2, places: 100, placesOfOne: 50 };

const playersPlace = createTurns(limits, full);

/** The player whose password is hashed, and the address of the request; empty when unknown. */
export interface Requester {
  userId: number;
  address: string;
}

/**
 * Hashes a player's password in turn. Addresses take turns, and players where none is known, so that many accounts of
 * one address, or of one network's, delay another's by one hash. If the queue is full, the request is refused before any work.
 */
export const inPlayersTurn = <T>({ userId, address }: Requester, hash: () => Promise<T>): Promise<T> =>
  playersPlace(address ? namesOf(address) : `player:${userId}`, ({ inTurn }) => inTurn(hash));

/** scrypt memory per hash, as a power of two in KiB: 32 MiB, and about a tenth of a second. */
const strong = 15;
const strength = { now: strong };
const keyBytes = 32;
const saltBytes = 16;

/** Sets the strength of hashes made from now on; tests hash thousands of passwords and need none to be strong. */
export function setPasswordStrength(power: number): void {
  strength.now = power;
}

function costOf(power: number): ScryptOptions {
  const [N, r] = [2 ** power, 8];
  return { N, r, p: 1, maxmem: 256 * N * r };
}

const derive = (password: string, salt: Buffer, power: number) =>
  new Promise<Buffer>((done, failed) =>
    scrypt(password.normalize('NFKC'), salt, keyBytes, costOf(power), (error, key) =>
      error ? failed(error) : done(key),
    ),
  );

/** Hashes a password for storage: salt and key in hex, and the strength. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, strength.now);
  return `${salt.toString('hex')}:${key.toString('hex')}:${strength.now}`;
}

const nobody = () => `${'0'.repeat(2 * saltBytes)}:${'0'.repeat(2 * keyBytes)}:${strength.now}`;

/** Whether the password matches the hash; without a hash it returns false in the same time (no timing leak). */
export async function passwordFits(password: string, hash: string | null | undefined): Promise<boolean> {
  // The first hashes were stored without their strength.
  const [salt, key, power = strong] = (hash ?? nobody()).split(':');
  const derived = await derive(password, Buffer.from(salt!, 'hex'), Number(power));
  return timingSafeEqual(derived, Buffer.from(key!, 'hex')) && typeof hash === 'string';
}
