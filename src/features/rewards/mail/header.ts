import type { MailHeader } from '#contract/endpoints/mail.ts';
import { mailTypes } from '#contract/mail.ts';
import { operatorTime } from '#data/operatorTime.ts';

export type Header = Readonly<Omit<MailHeader, 'awards'>> & { readonly awards?: Readonly<MailHeader['awards']> };

/** Where the award of a mail stands, by the operator's clock; nothing for a mail without one. */
export function awardState({ hasAward, awardReceived, expireTime }: Header) {
  if (!hasAward) return undefined;
  if (awardReceived) return 'claimed';
  return (expireTime || Infinity) > operatorTime() ? 'claimable' : 'expired';
}

/** Whether an award waits, so that the mail is kept until it is claimed (ML-04). */
export const waits = (mail: Header) => awardState(mail) === 'claimable';

/** What a mail is about, as a key of the texts. */
export function kindOf({ type }: Header) {
  if (type === mailTypes.promo) return 'promo';
  return type === mailTypes.account ? 'account' : 'system';
}
