import { Failure } from '#contract/failure.ts';

/** How a player may show that an exclusion is their own wish. */
export type Way = 'password' | 'code' | 'none';

/** What is wrong with a proof. */
export type ProofFault = 'passwordMissing' | 'passwordWrong' | 'codeMissing' | 'codeWrong' | 'tickMissing';

interface Holder {
  readonly hasPassword?: boolean | 0 | 1 | null | undefined;
  readonly mobile?: string | null | undefined;
}

/** The ways that are open: with no network none can be checked, and none is asked for (players RG-19). */
export function waysOf(holder: Holder | null, onLine: boolean): readonly Way[] {
  const ways: Way[] = [];
  if (onLine && holder?.hasPassword) ways.push('password');
  if (onLine && holder?.mobile) ways.push('code');
  return ways.length > 0 ? ways : ['none'];
}

interface Proof {
  password: string;
  smsCode: string;
  tick: boolean;
}

/** What is missing before an exclusion can be sent. */
export const proofFaults = (way: Way, { password, smsCode, tick }: Proof): Record<keyof Proof, ProofFault | null> => ({
  password: way === 'password' && password === '' ? 'passwordMissing' : null,
  smsCode: way === 'code' && smsCode === '' ? 'codeMissing' : null,
  tick: tick ? null : 'tickMissing',
});

/** Codes of a refused proof (payloads, status codes). */
const codes = { wrongPassword: 2001, locked: 2002, wrongCode: 2003 };

/** Where a refusal of the operator's stands; null for what is no refusal of a proof. */
export function placeProof(failure: unknown) {
  if (!(failure instanceof Failure)) return null;
  if (failure.code === codes.wrongPassword)
    return { at: 'field' as const, field: 'password', fault: 'passwordWrong' as const };
  if (failure.code === codes.wrongCode) return { at: 'field' as const, field: 'smsCode', fault: 'codeWrong' as const };
  return failure.code === codes.locked ? { at: 'form' as const } : null;
}
