import { addressOf, networksOf, type Network } from '../operator/http/address.ts';
import { createMeter } from '../operator/http/meter.ts';
import { textUpTo } from '../operator/http/request.ts';
import type { Fetch } from './underWay.ts';

/** The sink of policy reports: `report-uri` and `Reporting-Endpoints` of the build. */
export const reportPath = '/csp';

const minute = 60_000;

/**
 * The limits of the sink, which anybody may write to: bytes of a report, reports of an address per minute and of all
 * per period in milliseconds, and reports kept, in all and per address.
 */
export const reportLimits = {
  bytes: 20_000,
  aMinute: 60,
  ofAll: { most: 100, period: 5_000 },
  kept: 1_000,
  keptOfOne: 50,
};

const types = /^application\/(csp-report|reports\+json|json)\b/;

const tooMany = () => new Response(null, { status: 429, headers: { 'retry-after': '60' } });

/**
 * Collects policy reports in `kept`, each as JSON text, which takes far less memory than its objects; too long or
 * frequent ones, and other content, are refused, those beyond what is read of all without being read. The newest are
 * kept, with a maximum per address and network, so that none displaces others'.
 */
export function createReports(kept: string[], now: () => number): Fetch {
  const meter = createMeter({ most: reportLimits.aMinute, period: minute });
  const ofAll = createMeter(reportLimits.ofAll);
  /** The networks of each kept report. */
  const from: (readonly Network[])[] = [];

  function keep(report: string, networks: readonly Network[]) {
    kept.push(report);
    from.push(networks);
    const isOf = (name: string) => (each: readonly Network[]) => each.some((network) => network.name === name);
    const full = networks.find(({ name, times }) => from.filter(isOf(name)).length > times * reportLimits.keptOfOne);
    if (!full && kept.length <= reportLimits.kept) return;
    const oldest = full ? from.findIndex(isOf(full.name)) : 0;
    kept.splice(oldest, 1);
    from.splice(oldest, 1);
  }

  return async (request, peer = '') => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    const networks = networksOf(addressOf(request, peer));
    if (meter.take(networks, 1, now())) return tooMany();
    if (!types.test(request.headers.get('content-type') ?? '')) return new Response(null, { status: 415 });
    if (ofAll.take('all', 1, now())) return tooMany();
    const text = await textUpTo(request, reportLimits.bytes);
    if (text === undefined) return new Response(null, { status: 413 });
    keep(jsonOf(text), networks);
    return new Response(null, { status: 204 });
  };
}

/** The text if it is JSON, else as a JSON string. */
function jsonOf(text: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return JSON.stringify(text);
  }
}
