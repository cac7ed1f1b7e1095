import * as codes from '#contract/codes.ts';
import type { Address } from '#contract/endpoints/diamonds.ts';
import { isRealName, plainName } from '#contract/typed/realName.ts';
import { lengthOf } from '#contract/typed/length.ts';
import { plain } from '#contract/typed/plain.ts';
import { readZip } from '#contract/typed/zip.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { unknownPlace } from '#sandbox/places/areas.ts';
import { normalMobile } from '../http/inputChecks.ts';
import { Refusal } from '../http/refusal.ts';

/** The maximum length of a street, characters. */
const longestStreet = 120;

function refuse(field: keyof Address, message: string): never {
  throw new Refusal(codes.badParameter, message, { field });
}

/** A normalised address; refused unless its name, number, place, street and ZIP code are valid (V-26). */
export function checkedAddress(given: Address): Address {
  const entries = Object.entries(given).map(([field, text]) => [field, plain(text)]);
  const address: Address = { ...given, ...Object.fromEntries(entries) };
  const { name, mobile, street, zip } = address;
  if (!isRealName(name)) refuse('name', '2 to 60 letters');
  const unknown = unknownPlace(address);
  if (unknown) refuse(unknown, 'There is no such place');
  if (!street || lengthOf(street) > longestStreet) refuse('street', `1 to ${longestStreet} characters`);
  if (readZip(zip) === null) refuse('zip', 'Four digits');
  return { ...address, name: plainName(name), mobile: normalMobile(mobile) };
}

/** A player's delivery address; undefined if none is set. */
export async function addressOf(db: Db, userId: number): Promise<Address | undefined> {
  const row = db.selectFrom('shippingAddresses').select('address').where('userId', '=', userId);
  return (await row.executeTakeFirst())?.address;
}

/** Sets the delivery address; orders in progress keep theirs (DI-04). */
export async function saveAddress(db: Db, userId: number, address: Address): Promise<void> {
  const json = JSON.stringify(address);
  await db
    .insertInto('shippingAddresses')
    .values({ userId, address: json })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ address: json }))
    .execute();
}
