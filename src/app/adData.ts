const kept = 'ad.params';
const cookies = ['_fbp', '_fbc'];
const params = ['gclid', 'fbclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];
const longest = 200;

/** What tells which campaign brought the visitor: from cookies and from the first address, kept on the device (spec §7). */
export function adData(address = location.search): Record<string, string> {
  const query = new URLSearchParams(address);
  const said = params.flatMap((name) => (query.get(name) ? [[name, query.get(name)!.slice(0, longest)]] : []));
  if (said.length > 0) localStorage.setItem(kept, JSON.stringify(Object.fromEntries(said)));
  const baked = new Map(document.cookie.split('; ').map((each) => each.split('=') as [string, string]));
  const found = cookies.flatMap((name) =>
    baked.get(name) ? [[name.slice(1), baked.get(name)!.slice(0, longest)]] : [],
  );
  return { ...storedParams(), ...Object.fromEntries(found) };
}

function storedParams(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(kept) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored as object).filter(([name, value]) => params.includes(name) && typeof value === 'string'),
    );
  } catch {
    return {};
  }
}
