import { sql } from 'kysely';
import type { Trx } from '#sandbox/db/tables.ts';
import { createTurns } from '#sandbox/turns.ts';
import { namesOf } from '../http/address.ts';
import { full } from '../http/refusal.ts';
import type { Requester } from '../identity/passwords.ts';
import { personsEverOf } from './apart.ts';
import { swapped } from './matches.ts';

/**
 * How many identity checks are submitted or decided at once, each with a connection: one, and another while that waits
 * for a lock; and how many wait without one, also per address.
 */
const limits = { atOnce: 2, places: 100, placesOfOne: 50 };

const placeOf = createTurns(limits, full);

const namesBy = ({ userId, address }: Requester) => (address ? namesOf(address) : `player:${userId}`);

/**
 * Does work on an identity check in turn, before it takes a connection. Addresses take turns, players where none is
 * known, and staff, so that a crowd of one network delays another's check by one turn. If the queue is full, the work
 * is refused before it begins.
 */
export const inTurnOfChecks = <T>(by: Requester | 'staff', work: () => Promise<T>): Promise<T> =>
  placeOf(by === 'staff' ? by : namesBy(by), ({ inTurn }) => inTurn(work));

/** A birthday and the one with its day and month swapped have one name. */
const dayOf = (birthday: string) => [birthday, swapped(birthday)].toSorted()[0]!;

/** Serialises identity checks of one birthday, so that concurrent ones see each other; taken after the player's lock. */
export const lockBirthday = (trx: Trx, birthday: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`born on ${dayOf(birthday)}`}))`.execute(trx);

/** Locks the birthdays of all persons that an account has given, or that left it, in one order for all. */
export async function lockPersons(trx: Trx, userId: number): Promise<void> {
  const days = new Set((await personsEverOf(trx, userId)).map((person) => dayOf(person.birthday)));
  for (const day of [...days].toSorted()) await lockBirthday(trx, day);
}

/** Serialises identity checks of one number, whatever document it is of; taken after the birthday's lock. */
export const lockNumber = (trx: Trx, idNo: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`number ${idNo}`}))`.execute(trx);

/** The name of the lock that all identity checks share and an exclusion has alone. */
const underway = 'checks under way';

/**
 * Has exclusions wait for this identity check, whose person may be like theirs; taken after its birthday's and number's
 * locks, so that no exclusion waits for a check that waits for these.
 */
export const delayExclusions = (trx: Trx) =>
  sql`select pg_advisory_xact_lock_shared(hashtext(${underway}))`.execute(trx);

/** Waits for the identity checks under way, and has others wait for this exclusion; taken after the birthdays. */
export const delayChecks = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtext(${underway}))`.execute(trx);
