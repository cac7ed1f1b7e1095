import { textUpTo } from '../operator/http/request.ts';
import type { Fetch } from './underWay.ts';

/** Where browsers report what the policy kept from happening: `report-uri` and `Reporting-Endpoints` of the build. */
export const reportPath = '/csp';

/** The limits of the sink, which anybody may write to: bytes of a report, reports of an address in a minute, and reports kept. */
export const reportLimits = { bytes: 20_000, aMinute: 60, kept: 1_000 };

const minute = 60_000;
const types = /^application\/(csp-report|reports\+json|json)\b/;

/** Takes policy reports into `kept`, as JSON where they are; what is too long, too frequent or of another kind is refused. */
export function createReports(kept: unknown[], now: () => number): Fetch {
  let began = Number.NEGATIVE_INFINITY;
  const counts = new Map<string, number>();

  function isTooOften(peer: string) {
    if (now() - began >= minute) {
      began = now();
      counts.clear();
    }
    const count = (counts.get(peer) ?? 0) + 1;
    counts.set(peer, count);
    return count > reportLimits.aMinute;
  }

  return async (request, peer = '') => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    if (isTooOften(peer)) return new Response(null, { status: 429, headers: { 'retry-after': '60' } });
    if (!types.test(request.headers.get('content-type') ?? '')) return new Response(null, { status: 415 });
    const text = await textUpTo(request, reportLimits.bytes);
    if (text === undefined) return new Response(null, { status: 413 });
    if (kept.length < reportLimits.kept) kept.push(parsed(text));
    return new Response(null, { status: 204 });
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
