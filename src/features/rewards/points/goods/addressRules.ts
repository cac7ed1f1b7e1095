import type { Address } from '#contract/endpoints/diamonds.ts';
import { isRealName } from '#contract/kyc.ts';
import { mobileOf } from '#shared/forms/mobile.ts';
import { isZip, longestText } from '#shared/forms/person.ts';
import type { Phrase } from '#shared/forms/phrase.ts';
import type { en } from '../words.en.ts';

export type AddressFault = Phrase<typeof en, 'nameWrong' | 'mobileWrong' | 'chooseOne' | 'streetWrong' | 'zipWrong'>;

/** An address without anything in it, in the order of the form. */
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

const chosen = (text: string): AddressFault | null => (text ? null : { key: 'chooseOne' });

/** Validates each field of an address (V-26: V-09, V-01, V-13). */
export function addressFaults(address: Address): { [N in keyof Address]: AddressFault | null } {
  const { name, mobile, street, zip } = address;
  const isStreet = street.trim() !== '' && street.trim().length <= longestText;
  return {
    name: isRealName(name) ? null : { key: 'nameWrong' },
    mobile: mobileOf(mobile) === null ? { key: 'mobileWrong' } : null,
    region: chosen(address.region),
    province: chosen(address.province),
    city: chosen(address.city),
    barangay: chosen(address.barangay),
    street: isStreet ? null : { key: 'streetWrong', params: { max: longestText } },
    zip: isZip(zip.trim()) ? null : { key: 'zipWrong' },
  };
}

/** An address as it is sent: trimmed, with the number as the operator writes it. */
export function sentAddress(address: Address): Address {
  const trimmed = Object.entries(address).map(([field, text]) => [field, text.trim()]);
  return { ...address, ...Object.fromEntries(trimmed), mobile: mobileOf(address.mobile) ?? address.mobile };
}
