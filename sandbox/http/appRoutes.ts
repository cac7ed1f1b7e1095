import { apiBase } from '../operator/http/request.ts';
import { assetLinks, assetLinksPath, type AndroidApp } from '../wrapper/assetLinks.ts';
import { wrapperFile, wrapperFolder } from '../wrapper/files.ts';
import type { Fetch } from './listen.ts';

/** The path of content-security-policy reports. */
const reportPath = '/csp';

/** Where other apps share pictures to (`share_target` of the manifest). */
const sharePath = '/feedback';

/** Maximum number of reports kept, and the length of each in characters. */
const mostReports = 1_000;
const longestReport = 20_000;

/**
 * Routes requests of the app's origin: the API, the policy reports, what belongs to the Android wrapper, and everything
 * else to static files.
 */
export function appRoutes(api: Fetch, files: Fetch, violations: unknown[], android?: AndroidApp): Fetch {
  return async (request, peer) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(apiBase)) return api(request, peer);
    if (pathname === assetLinksPath) return assetLinks(android);
    if (pathname.startsWith(wrapperFolder)) return wrapperFile(pathname);
    // A share that no service worker has taken loses its pictures, and leads to the form.
    if (pathname === sharePath && request.method === 'POST')
      return new Response(null, { status: 303, headers: { location: sharePath } });
    if (pathname !== reportPath || request.method !== 'POST') return files(request);
    const text = await request.text();
    if (violations.length < mostReports && text.length <= longestReport) violations.push(parsed(text));
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
