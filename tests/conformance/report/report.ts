import type { Name } from '#contract/endpoints.ts';
import type { Exchange } from '../network.ts';
import type { Result } from '../runChecks.ts';

/**
 * A run: the operator, the time (ISO 8601), the results, the calls made, and those that never succeeded; `alone` is
 * empty in a run of chosen checks.
 */
export interface Report {
  base: string;
  at: string;
  results: readonly Result[];
  called: ReadonlyMap<Name, 'done' | 'refused'>;
  unproven: { alone: readonly Name[]; others: readonly Name[] };
}

/** How a call that never succeeded ended. */
export const endOf = (called: Report['called'], name: Name) => (called.has(name) ? 'always refused' : 'never answered');

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
