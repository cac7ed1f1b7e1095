import type { MailHeader } from '#contract/endpoints/mail.ts';
import { mailTypes } from '#contract/mail.ts';
import { operatorTime } from '#data/operatorTime.ts';

export type Header = Readonly<Omit<MailHeader, 'awards'>> & { readonly awards?: Readonly<MailHeader['awards']> };

/** The state of a mail's award, by the operator's clock; nothing for a mail without one. */
export function awardState({ hasAward, awardReceived, expireTime }: Header) {
  if (!hasAward) return undefined;
  if (awardReceived) return 'claimed';
  return (expireTime || Infinity) > operatorTime() ? 'claimable' : 'expired';
}

/** Whether an award is unclaimed, so that the mail is kept until it is claimed (ML-04). */
export const waits = (mail: Header) => awardState(mail) === 'claimable';

/** A mail's kind, as a text key. */
export function kindOf({ type }: Header) {
  if (type === mailTypes.promo) return 'promo';
  return type === mailTypes.account ? 'account' : 'system';
}
