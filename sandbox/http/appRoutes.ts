import { apiBase } from '../operator/http/request.ts';
import { assetLinks, assetLinksPath, type AndroidApp } from '../wrapper/assetLinks.ts';
import { wrapperFile, wrapperFolder } from '../wrapper/files.ts';
import type { Fetch } from './underWay.ts';
import { reportPath } from './reports.ts';

/** Where other apps share pictures to (`share_target` of the manifest). */
export const sharePath = '/feedback';

/** Maximum length of a share in bytes: the ten pictures of 6 MB that the service worker keeps, and the form around them. */
export const longestShare = 61_000_000;

/** Where load balancers and containers ask whether a server answers: never a page, and never cached. */
export const healthPath = '/healthz';

/** What a server says there. */
export const healthy = 'ok';

/**
 * Routes requests of the app's origin: the API, the policy reports, the health check, the Android wrapper's files, and
 * everything else to static files.
 */
export function appRoutes(api: Fetch, files: Fetch, reports: Fetch, android?: AndroidApp): Fetch {
  return async (request, peer) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(apiBase)) return api(request, peer);
    if (pathname === healthPath) return new Response(healthy, { headers: { 'cache-control': 'no-store' } });
    if (pathname === assetLinksPath) return assetLinks(android);
    if (pathname.startsWith(wrapperFolder)) return wrapperFile(pathname);
    // A share that didn't go through the service worker redirects to the form without its pictures.
    if (pathname === sharePath && request.method === 'POST')
      return new Response(null, { status: 303, headers: { location: sharePath } });
    return pathname === reportPath && request.method === 'POST' ? reports(request, peer) : files(request, peer);
  };
}
