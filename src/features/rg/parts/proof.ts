import * as codes from '#contract/codes.ts';
import type { Phrase } from '#shared/forms/phrase.ts';
import type { Answers } from '#shared/forms/refusals.ts';
import type { words } from '../words.en.ts';

/** How a player confirms that an exclusion is their own wish. */
export type ProofMethod = 'password' | 'code' | 'none';

/** A validation error of a confirmation: a text of this feature and its parameters. */
export type ProofError = Phrase<typeof words.en>;

interface Holder {
  readonly hasPassword?: boolean | 0 | 1 | null | undefined;
  readonly mobile?: string | null | undefined;
}

/** The available confirmation methods: offline none can be verified, so none is required (players RG-19). */
export function proofMethods(holder: Holder | null, onLine: boolean): readonly ProofMethod[] {
  const methods: ProofMethod[] = [];
  if (onLine && holder?.hasPassword) methods.push('password');
  if (onLine && holder?.mobile) methods.push('code');
  return methods.length > 0 ? methods : ['none'];
}

interface Proof {
  password: string;
  smsCode: string;
  tick: boolean;
}

/** Validates a confirmation before the exclusion is sent. */
export const proofErrors = (
  method: ProofMethod,
  { password, smsCode, tick }: Proof,
): Record<keyof Proof, ProofError | null> => ({
  password: method === 'password' && password === '' ? { key: 'passwordMissing' } : null,
  smsCode: method === 'code' && smsCode === '' ? { key: 'codeMissing' } : null,
  tick: tick ? null : { key: 'tickMissing' },
});

/** How the form shows a refused confirmation. */
export const answers: Answers<ProofError> = {
  [codes.wrongPassword]: () => ({ key: 'passwordWrong', field: 'password' }),
};
