import { closeStaysOf } from '#sandbox/db/stays.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { withPauses } from '../context/withPauses.ts';
import { personsEverOf } from './apart.ts';
import { isIdentical, verifiedPersonsOf } from './earlier.ts';
import { isSamePerson } from './former.ts';
import { accountsLike, mayBeOne } from './persons.ts';
import { holdChecks } from './planned.ts';
import { playersOnDevices } from './sharedDevices.ts';

/**
 * Extends an exclusion that has just begun to the person: games of their other verified accounts end, and of unverified
 * accounts on their devices, and checks of accounts that may be theirs wait for staff, or those of a person who left
 * this account to the owner of its number. The persons are locked (`lockPersons`), and no check of another like them is
 * under way (`delayChecks`). Of all accounts only those with a planned verdict, or verified and in an open game, are
 * loaded and compared, other requests get their turn in between, and however many they are, as many statements are
 * executed.
 */
export async function excludePerson(trx: Trx, userId: number, time: number): Promise<void> {
  const verified = await verifiedPersonsOf(trx, userId, time);
  const held = new Set<number>();
  const ended = new Set(await playersOnDevices(trx, userId, time));
  for (const person of await personsEverOf(trx, userId)) {
    const isVerified = verified.some((each) => isIdentical(each, person));
    for await (const other of withPauses(await accountsLike(trx, person, person.userId, time, 'affected'))) {
      if (other.userId === userId || !mayBeOne(person, other)) continue;
      if (other.by !== 'verified') held.add(other.userId);
      else if (isVerified && isSamePerson(person, other)) ended.add(other.userId);
    }
  }
  await holdChecks(trx, [...held], time);
  await closeStaysOf(trx, [...ended], time);
}
