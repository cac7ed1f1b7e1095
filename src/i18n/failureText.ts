import * as codes from '#contract/codes.ts';
import type { Failure } from '#contract/failure.ts';
import { words } from './words.en.ts';

/** Failures that say the same whatever their code. */
const ofKind = {
  timeout: 'timedOut',
  offline: 'needsConnection',
  network: 'needsConnection',
  missing: 'notHere',
  garbled: 'garbled',
  busy: 'busy',
  uncertain: 'uncertain',
  storage: 'noStorage',
  maintenance: 'closedNow',
} as const satisfies Partial<Record<Failure['kind'], string>>;

/** Refusal codes with a text of their own, whatever the call. */
const known: Record<
  number,
  'timedOut' | 'notAllowed' | 'gone' | 'doneAlready' | 'closedNow' | 'tooOften' | 'lowBalance' | 'limited'
> = {
  [codes.notAllowed]: 'notAllowed',
  [codes.kycNeeded]: 'notAllowed',
  [codes.notFound]: 'gone',
  [codes.alreadyDone]: 'doneAlready',
  [codes.tooLate]: 'timedOut',
  [codes.tooOften]: 'tooOften',
  [codes.maintenance]: 'closedNow',
  [codes.lowBalance]: 'lowBalance',
  [codes.onBreak]: 'limited',
  [codes.excluded]: 'limited',
  [codes.depositLimit]: 'limited',
  [codes.lossLimit]: 'limited',
  [codes.timeLimit]: 'limited',
};

/** The message for a failure; undefined for one that the player needn't see. */
export function failureText({ kind, code }: Failure): string | undefined {
  if (kind === 'expired' || kind === 'stopped') return undefined;
  const key = kind === 'refused' ? known[code] : kind === 'server' ? undefined : ofKind[kind];
  return key ? words.say(key) : words.say('failedWithCode', { code: String(code) });
}
