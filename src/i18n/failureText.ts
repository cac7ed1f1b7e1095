import type { Failure } from '#contract/failure.ts';
import { words } from './words.ts';

type Key = 'notAllowed' | 'gone' | 'doneAlready' | 'closedNow' | 'tooOften' | 'lowBalance' | 'limited';

/** Refusals that have words of their own, whoever asked (payloads, status codes). */
const known: Record<number, Key> = {
  403: 'notAllowed',
  404: 'gone',
  409: 'doneAlready',
  429: 'tooOften',
  503: 'closedNow',
  3001: 'lowBalance',
  5001: 'limited',
  5002: 'limited',
  5003: 'limited',
  5004: 'limited',
  5005: 'limited',
};

/** What a failure is called on screen; nothing for one that the player need not hear of. */
export function failureText({ kind, code }: Failure): string | undefined {
  const { say } = words;
  switch (kind) {
    case 'timeout':
      return say('timedOut');
    case 'offline':
    case 'network':
      return say('needsConnection');
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
