import * as codes from '#contract/codes.ts';
import type { Failure } from '#contract/failure.ts';
import { words } from './words.en.ts';

type Key = 'timedOut' | 'notAllowed' | 'gone' | 'doneAlready' | 'closedNow' | 'tooOften' | 'lowBalance' | 'limited';

/** Refusal codes with a text of their own, whatever the call. */
const known: Record<number, Key> = {
  [codes.notAllowed]: 'notAllowed',
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
  const { say } = words;
  switch (kind) {
    case 'timeout':
      return say('timedOut');
    case 'offline':
    case 'network':
      return say('needsConnection');
    case 'missing':
      return say('notHere');
    case 'refused':
      return known[code] ? say(known[code]) : say('failedWithCode', { code: String(code) });
    case 'server':
      return say('failedWithCode', { code: String(code) });
    case 'garbled':
      return say('garbled');
    case 'busy':
      return say('busy');
    case 'uncertain':
      return say('uncertain');
    case 'storage':
      return say('noStorage');
    case 'maintenance':
      return say('closedNow');
    case 'expired':
    case 'stopped':
      return undefined;
  }
}
