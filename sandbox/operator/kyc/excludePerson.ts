import { closeStays } from '#sandbox/db/stays.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { withPauses } from '../context/withPauses.ts';
import { personsOf } from './apart.ts';
import { doubtsOf } from './doubts.ts';
import { exclusionElsewhere } from './mayPlay.ts';
import { accountsLike, mayBeOne } from './persons.ts';
import { awaitStaff, plannedChecks } from './planned.ts';
import { playersOnDevices } from './sharedDevices.ts';

/**
 * Has an account's check wait for staff instead of its planned verdict if its person may be that of an excluded one, or
 * may not be passed at all by now.
 */
async function holdCheck(trx: Trx, userId: number, excludedId: number, time: number) {
  const planned = await plannedChecks(trx, time).where('userId', '=', userId).executeTakeFirst();
  if (!planned) return;
  const doubts = await doubtsOf(trx, planned, time);
  if (doubts.some((doubt) => doubt.why === 'refused' || (doubt.why === 'person' && doubt.userId === excludedId)))
    await awaitStaff(trx, planned, time);
}

/**
 * Extends an exclusion that has just begun to the person: games of their other verified accounts end, and of unverified
 * accounts on their devices, and checks of accounts that may be theirs wait for staff. The persons are locked
 * (`lockPersons`), and no check of another like them is under way (`delayChecks`). Of all accounts only those with a
 * planned verdict or an open game are loaded and compared, and other requests get their turn in between.
 */
export async function excludePerson(trx: Trx, userId: number, time: number): Promise<void> {
  const others = new Set<number>();
  for (const person of await personsOf(trx, userId))
    for await (const other of withPauses(await accountsLike(trx, person, userId, time, 'affected')))
      if (mayBeOne(person, other)) others.add(other.userId);
  const onDevices = new Set(await playersOnDevices(trx, userId, time));
  for (const other of [...new Set([...others, ...onDevices])].toSorted((a, b) => a - b)) {
    if (others.has(other)) await holdCheck(trx, other, userId, time);
    if (onDevices.has(other) || (await exclusionElsewhere(trx, other, time))) await closeStays(trx, other, time);
  }
}
