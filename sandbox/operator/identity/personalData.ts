import * as codes from '#contract/codes.ts';
import type { UserOther } from '#contract/endpoints/member.ts';
import { isRealName, plainName } from '#contract/typed/realName.ts';
import { lengthOf } from '#contract/typed/length.ts';
import { plain } from '#contract/typed/plain.ts';
import { readZip } from '#contract/typed/zip.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { dayOf } from '#sandbox/manila.ts';
import { Refusal } from '../http/refusal.ts';

/** Minimum age of a player, in years. */
const ageLimit = 21;

/** Maximum length of free-text fields, in characters. */
const longest = 120;

/** No living person has an earlier birthday. */
const earliestBirthday = '1900-01-01';

const genders = ['male', 'female', 'other'];

const email = /^[^\s@<>:]+@(?:[^\s@<>.]+\.)+[^\s@<>.]{2,}$/;

type Field = keyof UserOther;
type Check = (value: string, time: number) => string | undefined;

const matching =
  (pattern: RegExp, otherwise: string): Check =>
  (value) =>
    pattern.test(value) ? undefined : otherwise;

/** Validation error of each field, in words (checklist V-09, V-10, V-13, V-14). */
const checks: Partial<Record<Field, Check>> = {
  realName: (value) => (isRealName(value) ? undefined : '2 to 60 letters, as on the ID'),
  email: matching(email, 'An e-mail address'),
  zip: (value) => (readZip(value) === null ? 'Four digits' : undefined),
  gender: (value) => (genders.includes(value) ? undefined : `One of ${genders.join(', ')}`),
  birthday: (value) => (isDay(value) && value >= earliestBirthday ? undefined : 'A day, as 2000-12-31'),
};

/** Whether a text is a day, such as 2000-12-31. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether somebody has reached the minimum age, by the day in Manila; ISO dates compare as strings. */
export function isOfAge(birthday: string, time: number): boolean {
  const today = dayOf(time);
  const year = String(Number(today.slice(0, 4)) - ageLimit).padStart(4, '0');
  return birthday <= `${year}${today.slice(4)}`;
}

/** The given fields, normalised and valid; an empty one clears the stored value. */
export function checkPersonalData(given: UserOther, time: number): Partial<Record<Field, string | null>> {
  const changes = Object.entries(given).flatMap(([field, value]): [Field, string | null][] => {
    if (typeof value !== 'string') return [];
    const text = field === 'realName' ? plainName(value) : plain(value);
    const wrong = text && (lengthOf(text) > longest ? 'Too long' : checks[field as Field]?.(plain(value), time));
    if (wrong) throw new Refusal(codes.badParameter, wrong, { field });
    return [[field as Field, text || null]];
  });
  const fields: Partial<Record<Field, string | null>> = Object.fromEntries(changes);
  if (fields.birthday && !isOfAge(fields.birthday, time))
    throw new Refusal(codes.barred, 'Players are 21 or older', { field: 'birthday' });
  return fields;
}

/** A player's stored personal data; fields never given are absent. */
export async function personalDataOf(db: Db, userId: number): Promise<UserOther> {
  const row = await db.selectFrom('userOthers').selectAll().where('userId', '=', userId).executeTakeFirst();
  const { userId: _, ...fields } = row ?? { userId };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** Whether a player has any personal data. */
export async function hasPersonalData(db: Db, userId: number): Promise<boolean> {
  return Boolean(await db.selectFrom('userOthers').select('userId').where('userId', '=', userId).executeTakeFirst());
}

/** Stores the given personal data; fields not given keep their values. */
export async function savePersonalData(
  db: Db,
  userId: number,
  changes: ReturnType<typeof checkPersonalData>,
): Promise<void> {
  await db
    .insertInto('userOthers')
    .values({ ...unsaid, ...changes, userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...changes, userId }))
    .execute();
}

const unsaid = {
  realName: null,
  birthday: null,
  gender: null,
  email: null,
  nationality: null,
  region: null,
  province: null,
  city: null,
  barangay: null,
  address: null,
  zip: null,
  occupation: null,
  sourceOfFunds: null,
} satisfies Record<Field, null>;
