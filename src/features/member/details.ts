import { plainName } from '#contract/typed/realName.ts';
import { plain } from '#contract/typed/plain.ts';
import type { UserOther } from '#contract/endpoints/member.ts';

/** The personal details, in the order of the form. */
export const detailNames = [
  'realName',
  'birthday',
  'gender',
  'email',
  'nationality',
  'region',
  'province',
  'city',
  'barangay',
  'address',
  'zip',
  'occupation',
  'sourceOfFunds',
] as const satisfies readonly (keyof UserOther)[];

export type DetailName = (typeof detailNames)[number];
export type Details = Record<DetailName, string>;

/** Every detail as text; empty where there is none. */
export const detailsOf = (stored: Readonly<UserOther>): Details =>
  Object.fromEntries(detailNames.map((name) => [name, stored[name] ?? ''])) as Details;

/** A detail as it is sent. */
const sent = (name: DetailName, text: string) => (name === 'realName' ? plainName(text) : plain(text));

/** The values that differ from the operator's: only those are sent. */
export function changesOf(now: Details, before: Details): Partial<Details> {
  const changed = detailNames.filter((name) => sent(name, now[name]) !== sent(name, before[name]));
  return Object.fromEntries(changed.map((name) => [name, sent(name, now[name])]));
}

/** Status of the identity check (spec §3). */
const kyc = { none: 0, pending: 1, passed: 2, rejected: 3 } as const;

/** Whether the details are read-only, because they are being verified or have been (ME-02). */
export const areLocked = (hasKyc: number | null | undefined) => hasKyc === kyc.pending || hasKyc === kyc.passed;
