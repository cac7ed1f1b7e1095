import type { Address } from '#contract/endpoints/diamonds.ts';
import { isRealName, plainName } from '#contract/typed/realName.ts';
import { readMobile } from '#contract/typed/mobile.ts';
import { lengthOf } from '#contract/typed/length.ts';
import { plain } from '#contract/typed/plain.ts';
import { readZip } from '#contract/typed/zip.ts';
import { longestText } from '#shared/forms/person.ts';
import type { Phrase } from '#shared/forms/phrase.ts';
import type { words } from '../words.en.ts';

export type AddressError = Phrase<
  typeof words.en,
  'nameWrong' | 'mobileWrong' | 'chooseOne' | 'streetWrong' | 'zipWrong'
>;

/** An empty address, in the order of the form. */
export const noAddress: Address = {
  name: '',
  mobile: '',
  region: '',
  province: '',
  city: '',
  barangay: '',
  street: '',
  zip: '',
};

const chosen = (text: string): AddressError | null => (text ? null : { key: 'chooseOne' });

/** Validates each field of an address (V-26: V-09, V-01, V-13). */
export function addressErrors(address: Address): { [N in keyof Address]: AddressError | null } {
  const { name, mobile, street, zip } = address;
  const isStreet = plain(street) !== '' && lengthOf(plain(street)) <= longestText;
  return {
    name: isRealName(name) ? null : { key: 'nameWrong' },
    mobile: readMobile(mobile) === null ? { key: 'mobileWrong' } : null,
    region: chosen(address.region),
    province: chosen(address.province),
    city: chosen(address.city),
    barangay: chosen(address.barangay),
    street: isStreet ? null : { key: 'streetWrong', params: { max: longestText } },
    zip: readZip(zip) === null ? { key: 'zipWrong' } : null,
  };
}

/** An address as sent: normalised, with the number in the operator's form. */
export function sentAddress(address: Address): Address {
  const { name, mobile, zip } = address;
  const entries = Object.entries(address).map(([field, text]) => [field, plain(text)]);
  const read = { name: plainName(name), mobile: readMobile(mobile) ?? mobile, zip: readZip(zip) ?? zip };
  return { ...address, ...Object.fromEntries(entries), ...read };
}
