import { removeLocal, writeLocal, readLocal } from '#browser/localStore.ts';
import { inviteCodeOf, inviteFault } from './forms/rules.ts';

/** What invited somebody is kept for 30 days, until they register (AU-11); milliseconds. */
const keptFor = 30 * 24 * 60 * 60 * 1_000;
const name = 'referral';

/** Who brought a visitor here: an invite code, an inviter's id, or neither. */
export interface Referral {
  inviteCode?: string;
  pid?: number;
}

interface Kept {
  referral: Referral;
  /** Epoch milliseconds. */
  until: number;
}

/** The referral that a link carries; a code that can't be one is passed over, and with a code the id is not needed. */
export function referralOf({ code, pid }: { code: string; pid: number }): Referral {
  const inviteCode = inviteCodeOf(code);
  if (inviteCode && !inviteFault(inviteCode)) return { inviteCode };
  return pid > 0 ? { pid } : {};
}

/** The referral that counts now: the link's, which is kept on this device, else the one that was kept and isn't over. */
export function takeReferral(fromLink: Referral, now: number): Referral {
  if (fromLink.inviteCode || fromLink.pid) {
    writeLocal('device', name, { referral: fromLink, until: now + keptFor } satisfies Kept);
    return fromLink;
  }
  const { referral, until } = readLocal<Kept>('device', name, { referral: {}, until: 0 });
  return until > now ? referralOf({ code: referral.inviteCode ?? '', pid: referral.pid ?? 0 }) : {};
}

/** Who invited somebody who registers now: the code in the form, which a link may have filled in, else the link's inviter. */
export function inviteOf(typed: string, { pid }: Referral): Referral {
  const inviteCode = inviteCodeOf(typed);
  if (inviteCode) return { inviteCode };
  return pid === undefined ? {} : { pid };
}

/** Somebody has registered: what invited them has done its work. */
export const forgetReferral = () => removeLocal('device', name);

/** Tells the operator who brought the player that has just come in, where a link said it; the code for that comes only then. */
export async function tellReferral(): Promise<void> {
  if (!takeReferral({}, Date.now()).pid) return;
  const come = await import('./fillParent.ts').catch(() => undefined);
  await come?.fillParent();
}
