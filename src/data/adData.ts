import { readLocal, tried, writeLocal } from '#browser/localStore.ts';
import { adParams, preferences } from './preferences.ts';

const cookies = ['_fbp', '_fbc'];
const params = ['gclid', 'fbclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const longest = 200;

/**
 * Campaign attribution for analytics: parameters from cookies and the first address, stored on the device (spec §7).
 * Empty without the visitor's consent (checklist N-12), which may end while this code loads.
 */
export function adData(address: string): Record<string, string> {
  if (!preferences.campaign) return {};
  const query = new URLSearchParams(address);
  const given = params.flatMap((each) => (query.get(each) ? [[each, query.get(each)!.slice(0, longest)]] : []));
  if (given.length > 0) writeLocal('device', adParams, Object.fromEntries(given));
  const baked = new Map(
    tried(() => document.cookie, '')
      .split('; ')
      .map((each) => each.split('=') as [string, string]),
  );
  const found = cookies.flatMap((each) =>
    baked.get(each) ? [[each.slice(1), baked.get(each)!.slice(0, longest)]] : [],
  );
  return { ...storedParams(), ...Object.fromEntries(found) };
}

function storedParams(): Record<string, string> {
  const stored = Object.entries(readLocal<object | null>('device', adParams, null) ?? {});
  return Object.fromEntries(stored.filter(([each, value]) => params.includes(each) && typeof value === 'string'));
}
