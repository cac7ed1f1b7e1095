import { plain, plainCode } from './typed/plain.ts';

/** The states of a player's identity check (KYC): `hasKyc` of the player, `status` of the check. */
export const kycStates = { none: 0, pending: 1, passed: 2, rejected: 3 } as const;

/** The pictures of an identity check. */
export const kycSides = { front: 1, back: 2, selfie: 3 } as const;
export type KycSide = (typeof kycSides)[keyof typeof kycSides];

/**
 * The accepted identity documents, with the pattern of their numbers without spaces and dashes, and whether a picture
 * of the back is required (checklist V-11).
 */
export const idTypes = {
  philsys: { pattern: /^(\d{12}|\d{16})$/, back: true },
  passport: { pattern: /^[A-Z]\d{7}[A-Z]?$/, back: false },
  drivers: { pattern: /^[A-Z]\d{10}$/, back: true },
  umid: { pattern: /^\d{12}$/, back: true },
  sss: { pattern: /^\d{10}$/, back: false },
  prc: { pattern: /^\d{7}$/, back: true },
  postal: { pattern: /^\d{12}$/, back: true },
  voters: { pattern: /^[A-Z\d]{6,25}$/, back: false },
} as const;
export type IdType = keyof typeof idTypes;

/** A name normalised as displayed: whole letters in place of ligatures and combining accents, and single spaces. */
export const plainName = (name: string) => plain(plain(name).normalize('NFKC')).replace(/ +/g, ' ');

/** Whether a name is a valid legal name (checklist V-09). */
export const isRealName = (name: string) => /^\p{L}[\p{L}\p{M} .'-]{1,59}$/u.test(plainName(name));

/** The prefix before the number on a unified multi-purpose ID. */
const umidMark = /^CRN(?=\d)/;

/**
 * Reads a document's number (V-11), as printed or copied, in upper case without spaces and dashes; null if it doesn't
 * match.
 */
export function readIdNo(type: IdType, text: string): string | null {
  const code = plainCode(text);
  const idNo = type === 'umid' ? code.replace(umidMark, '') : code;
  return idTypes[type].pattern.test(idNo) ? idNo : null;
}

/**
 * The limits of a picture: bytes as a chosen file and as uploaded, and its longest and shortest side in pixels (checklist V-12). On fewer
 * pixels than 600 the small print of an identity document can't be read.
 */
export const kycImage = { fileBytes: 10 * 2 ** 20, mostBytes: 1_500_000, longestSide: 1_600, leastSide: 600 };
