import { loginKinds } from '#contract/loginKinds.ts';

/** The ways in that have a tab. */
export type Way = 'phone' | 'account';

/** How a phone gets in: by a code alone, or by a password. */
export type PhoneMode = 'code' | 'password';

/** What the operator's config says of it, if it has come. */
type Said = {
  readonly registration?:
    | { readonly kinds: readonly number[]; readonly smsRequired?: boolean | 0 | 1 | null | undefined }
    | null
    | undefined;
} | null;

/** While the operator has said nothing, phones come by code, and accounts are open. */
const usual: readonly number[] = [loginKinds.phone, loginKinds.account];
const opens = (config: Said, kind: keyof typeof loginKinds) =>
  (config?.registration?.kinds ?? usual).includes(loginKinds[kind]);

/** The ways in that the operator's config has open, phone first (AU-04). */
export function openWays(config: Said): Way[] {
  const phone = opens(config, 'phone') || opens(config, 'phoneNoOtp');
  return [...(phone ? (['phone'] as const) : []), ...(opens(config, 'account') ? (['account'] as const) : [])];
}

/** How a known number logs in (AU-01, AU-03). */
export const phoneLogins = (config: Said): PhoneMode[] => [
  ...(opens(config, 'phone') ? (['code'] as const) : []),
  ...(opens(config, 'phoneNoOtp') ? (['password'] as const) : []),
];

/** How a number is registered: by its code alone where codes are open, and always with a password. */
export const phoneRegistrations = (config: Said): PhoneMode[] => [
  ...(opens(config, 'phone') ? (['code'] as const) : []),
  'password',
];

/** Whether a number that is registered with a password has to be proven by a code as well. */
export function provesNumber(config: Said): boolean {
  if (!opens(config, 'phoneNoOtp')) return true;
  return opens(config, 'phone') && Boolean(config?.registration?.smsRequired ?? true);
}
