import { greatestId } from '#contract/longest.ts';
import { plain, plainCode } from '#contract/typed/plain.ts';
import { trimmed } from '#browser/addresses.ts';
import { removeLocal, writeLocal, readLocal } from '#browser/localStore.ts';

/** A referral is kept for 30 days, until somebody registers (AU-11); milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1_000;
const name = 'referral';

/** Format of an invite code: 4 to 12 letters or digits (V-07). */
const codeFormat = /^[0-9A-Z]{4,12}$/;

/** Whether a normalized text can be an invite code. */
export const isInviteCode = (code: string) => codeFormat.test(code);

/** An invite code as it is sent: in upper case, without spaces; several codes keep theirs, and together are none. */
export function inviteCodeOf(text: string): string {
  const parts = plain(text).split(' ').map(plainCode);
  return parts.join(parts.filter(isInviteCode).length > 1 ? ' ' : '');
}

/** A visitor's referral: an invite code, an inviter's id, or neither. */
export interface Referral {
  inviteCode?: string;
  pid?: number;
}

interface Kept {
  referral: Referral;
  /** Epoch milliseconds. */
  until: number;
}

/** The referral of a link; an invalid code or id is ignored, and with a valid code the id is not needed. */
export function referralOf({ code, pid }: { code: string; pid: number }): Referral {
  const inviteCode = inviteCodeOf(trimmed(code));
  if (isInviteCode(inviteCode)) return { inviteCode };
  return pid > 0 && pid <= greatestId ? { pid } : {};
}

/** The current referral: the link's, which is stored on this device, else the stored one if it hasn't expired. */
export function takeReferral(fromLink: Referral, now: number): Referral {
  if (fromLink.inviteCode || fromLink.pid) {
    writeLocal('device', name, { referral: fromLink, until: now + keptFor } satisfies Kept);
    return fromLink;
  }
  const { referral, until } = readLocal<Kept>('device', name, { referral: {}, until: 0 });
  return until > now ? referralOf({ code: referral.inviteCode ?? '', pid: referral.pid ?? 0 }) : {};
}

/**
 * The referral sent with a registration: the code in the form, which a link may have filled in, else the link's
 * inviter.
 */
export function inviteOf(typed: string, { pid }: Referral): Referral {
  const inviteCode = inviteCodeOf(typed);
  if (inviteCode) return { inviteCode };
  return pid === undefined ? {} : { pid };
}

/** Deletes the stored referral, once somebody has registered. */
export const forgetReferral = () => removeLocal('device', name);
