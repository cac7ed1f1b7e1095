import { sql } from 'kysely';
import { closeStays } from '#sandbox/db/stays.ts';
import type { Trx } from '#sandbox/db/tables.ts';

/** What a closed account has no use for: sessions, log-ins elsewhere, and what the player liked and chose. */
const withAccount = [
  'tokens',
  'identities',
  'likes',
  'plays',
  'shippingAddresses',
  'pushSubscriptions',
  'optOuts',
] as const;

/** What a person is recognised by, besides the documents that the law keeps. */
const withPerson = ['userOthers', 'devices', 'earlierPersons'] as const;

/** The nickname of every deleted account. */
export const deletedName = 'Deleted';

/**
 * Erases a locked player's account: all but the books, play, documents, protection and complaints. The name stays
 * taken, with its password, so that only its owner learns that it is deleted.
 */
export async function eraseAccount(trx: Trx, userId: number, time: number): Promise<void> {
  await closeStays(trx, userId, time);
  for (const table of withAccount) await erase(trx, table, userId);
  await trx
    .updateTable('users')
    .set({ nickname: deletedName, avatarOther: '', safeboxHash: null, dots: '{}' })
    .where('id', '=', userId)
    .execute();
}

/** Erases what recognises the person of a deleted account: the number is free again, and to the person their document. */
export async function erasePerson(trx: Trx, userId: number): Promise<void> {
  await eraseTraces(trx, userId);
  await trx.updateTable('kycChecks').set({ freed: true }).where('userId', '=', userId).execute();
  await trx
    .updateTable('users')
    .set({ mobile: null, passwordHash: sql<string | null>`case when account is null then null else password_hash end` })
    .where('id', '=', userId)
    .execute();
}

/** Erases what recognises the person of an account besides their document, also where staff have compared them. */
export async function eraseTraces(trx: Trx, userId: number): Promise<void> {
  for (const table of withPerson) await erase(trx, table, userId);
  await eraseSeen(trx, userId);
  await eraseNamesakes(trx, userId);
}

/** Erases the persons of an account that staff have told apart, but for that of its check, which the law keeps. */
const eraseSeen = (trx: Trx, userId: number) =>
  sql`update other_persons set seen = (
    select coalesce(jsonb_agg(person), '[]') from jsonb_array_elements(seen) as each_seen (person)
    where (person->>'userId')::int <> ${userId} or exists (
      select from kyc_checks where user_id = ${userId} and real_name = person->>'realName'
        and birthday = person->>'birthday' and id_no = person->>'idNo'
    )
  ) where ${userId} in (user_id, other_id)`.execute(trx);

/** Erases the persons of an account whose names staff have cleared, but for that of its check. */
const eraseNamesakes = (trx: Trx, userId: number) =>
  sql`delete from namesakes where user_id = ${userId} and not exists (
    select from kyc_checks where kyc_checks.user_id = namesakes.user_id
      and kyc_checks.real_name = namesakes.real_name and kyc_checks.birthday = namesakes.birthday
  )`.execute(trx);

type Erased = (typeof withAccount)[number] | (typeof withPerson)[number];

const erase = (trx: Trx, table: Erased, userId: number) => trx.deleteFrom(table).where('userId', '=', userId).execute();
