import { read, write } from '../endpoint.ts';
import { flag, id, int, line, list, oneOf, optional, record, text, time, upTo } from '../schema.ts';

const side = oneOf(1, 2, 3);

const address = record({
  region: line,
  province: line,
  city: line,
  barangay: line,
  address: line,
  zip: line,
});

/** A picture of 1.5 MB as a data URL, four characters for three bytes. */
export const picture = upTo(2_000_100);

/** Endpoints for the identity check, KYC (spec §7); sides and documents as in `kyc.ts` of the contract. */
export const kyc = {
  uploadKyc: write(
    'One picture: 1 front, 2 back, 3 selfie; a later one of a side takes the place of the earlier. 400 with the field `image` for what isn’t the JPEG, PNG or WebP that it says it is, by its bytes, or has under 600 pixels on its shorter side',
    { side, image: picture },
    { fileId: text, url: optional(text) },
    { identified: true, spoils: ['kyc'], picture: true },
  ),
  addKyc: write(
    'All of it, for the staff to look at; 2004 with the field `idNo` for a document of this type and number that is another player’s',
    {
      idType: line,
      idNo: line,
      realName: line,
      birthday: line,
      expiry: optional(line),
      frontId: line,
      backId: optional(line),
      selfieId: line,
      address,
      consent: flag,
    },
    { hasKyc: int },
    { identified: true, spoils: ['kyc', 'getExchange', 'bindInfo', 'appUserOther'] },
  ),
  kyc: read(
    'Where it stands: 0 none, 1 pending, 2 passed, 3 rejected with a reason and the fields at fault; and the pictures that have arrived',
    {},
    {
      status: oneOf(0, 1, 2, 3),
      idType: optional(text),
      idNoMasked: optional(text),
      realName: optional(text),
      submitTime: optional(time),
      reviewTime: optional(time),
      reason: optional(text),
      fields: optional(list(text)),
      uploaded: optional(list(record({ side: id, fileId: text, time }))),
    },
    { wrapped: true, kept: 'user' },
  ),
};
