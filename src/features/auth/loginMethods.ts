import { loginKinds } from '#contract/loginKinds.ts';

/** The log-in methods that have a tab. */
export type LoginMethod = 'phone' | 'account';

/** The modes of log-in by phone: one-time code only, or password. */
export type PhoneMode = 'code' | 'password';

/** What the operator's config contains about log-in methods, if it has loaded. */
type LoginConfig = {
  readonly registration?:
    | { readonly kinds: readonly number[]; readonly smsRequired?: boolean | 0 | 1 | null | undefined }
    | null
    | undefined;
} | null;

/** Until the config has loaded: phones with a one-time code, and accounts. */
const defaultKinds: readonly number[] = [loginKinds.phone, loginKinds.account];
const opens = (config: LoginConfig, kind: keyof typeof loginKinds) =>
  (config?.registration?.kinds ?? defaultKinds).includes(loginKinds[kind]);

/** The log-in methods that the operator's config enables, phone first (AU-04). */
export function openMethods(config: LoginConfig): LoginMethod[] {
  const phone = opens(config, 'phone') || opens(config, 'phoneNoOtp');
  return [...(phone ? (['phone'] as const) : []), ...(opens(config, 'account') ? (['account'] as const) : [])];
}

/** The modes in which a registered number logs in (AU-01, AU-03). */
export const phoneLogins = (config: LoginConfig): PhoneMode[] => [
  ...(opens(config, 'phone') ? (['code'] as const) : []),
  ...(opens(config, 'phoneNoOtp') ? (['password'] as const) : []),
];

/** The modes in which a number is registered: by one-time code if codes are enabled, and always by password. */
export const phoneRegistrations = (config: LoginConfig): PhoneMode[] => [
  ...(opens(config, 'phone') ? (['code'] as const) : []),
  'password',
];

/** Whether a number that is registered with a password must be verified by a one-time code as well. */
export function provesNumber(config: LoginConfig): boolean {
  if (!opens(config, 'phoneNoOtp')) return true;
  return opens(config, 'phone') && Boolean(config?.registration?.smsRequired ?? true);
}
