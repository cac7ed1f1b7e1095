import type { Name } from '#contract/endpoints.ts';
import { signedOut, tooOften } from '#contract/codes.ts';
import type { Exchange } from '../network.ts';
import type { Result } from '../runChecks.ts';

/**
 * A run: the operator, the time (ISO 8601), the results, the calls made, and those that never succeeded; `alone` is
 * empty in a run of chosen checks, and in one that stopped for lack of players.
 */
export interface Report {
  base: string;
  at: string;
  results: readonly Result[];
  called: ReadonlyMap<Name, 'done' | readonly number[]>;
  unproven: { alone: readonly Name[]; others: readonly Name[] };
  /** Why checks that need a player weren't run; empty if they were. */
  stopped: string;
}

/** The codes of a call's refusals; undefined if it was never sent. */
function codesOf(called: Report['called'], name: Name): readonly number[] | undefined {
  const how = called.get(name);
  return how === 'done' ? [] : how;
}

/** How a call that never succeeded ended. */
export function endOf(called: Report['called'], name: Name): string {
  const codes = codesOf(called, name);
  if (!codes) return 'never sent, since the checks with it failed before or were skipped';
  if (codes.length === 0) return 'no answer fits the contract';
  const isKeptOut = codes.every((code) => code === signedOut);
  return isKeptOut
    ? '401 alone, since the checks with a player failed before or were skipped'
    : `refused with ${codes.join(', ')}`;
}

/** What to do about calls that never succeeded. */
export function adviceOn(called: Report['called'], names: readonly Name[]): string {
  const isCapped = names.some((name) => codesOf(called, name)?.includes(tooOften));
  const raise = 'Where that is 429, raise your cap for this run, or run again later. ';
  return `${isCapped ? raise : ''}Mend them, or list those that aren’t built in "without".`;
}

/** The checks that weren't run, in a sentence; empty if all were. */
export function notRun({ results, stopped }: Pick<Report, 'results' | 'stopped'>): string {
  const count = results.filter(({ why }) => why === stopped).length;
  return stopped && `${stopped.replace('Not run', `NOT RUN: ${count} checks`)}.`;
}

/** The number of results in a state. */
export const countOf = (results: readonly Result[], state: Result['state']) =>
  results.filter((each) => each.state === state).length;

/** Results by the first word of their ids, in their order. */
export function groupsOf(results: readonly Result[]): Map<string, Result[]> {
  const groups = new Map<string, Result[]>();
  for (const result of results) {
    const name = result.id.split('.', 1)[0]!;
    groups.set(name, [...(groups.get(name) ?? []), result]);
  }
  return groups;
}

const secret = /^(password|oldPassword|smsCode|debugCode|token|session|sign|launch|bindTicket)$/;
/** An address with its query and fragment, where a game's has the player's launch token. */
const address = /(https?:\/\/[^\s"?#]*[?#])[^\s"]*/g;
/** The length to which longer texts are cut, in characters. */
const longest = 2_000;

/** A request or answer in readable form: secrets are hidden, and long texts cut. */
function shown(value: unknown): string {
  const isText = typeof value === 'string';
  const text = isText ? value : JSON.stringify(value, (key, each: unknown) => (secret.test(key) && each ? '…' : each));
  return cut((text ?? '').replace(address, '$1…'));
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text);

/** The request and the answer, a line each. */
export const exchangeLines = ({ call, sent, status, answer, milliseconds }: Exchange) => ({
  sent: `POST ${call} ${shown(sent)}`,
  came: `${status === 0 ? 'Nothing' : `HTTP ${status} after ${milliseconds} ms`} ${shown(answer)}`,
});
