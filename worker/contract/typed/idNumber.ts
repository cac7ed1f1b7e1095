import { plainCode } from './plain.ts';
import { isScattered } from './scattered.ts';

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

/** The prefix before the number on a unified multi-purpose ID. */
const umidMark = /^CRN(?=\d)/;

/**
 * Reads a document's number (V-11), as printed or copied, in upper case without spaces and dashes; null if it doesn't
 * match, or there are several.
 */
export function readIdNo(type: IdType, text: string): string | null {
  if (isScattered(text)) return null;
  const code = plainCode(text);
  const idNo = type === 'umid' ? code.replace(umidMark, '') : code;
  return idTypes[type].pattern.test(idNo) ? idNo : null;
}
